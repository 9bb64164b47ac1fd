/** What browsers paint around a page: `--ground` of src/styles/tokens.css, which no attribute can refer to. */
export const themeColor = { light: '#f2f3f6', dark: '#0d0f12' } as const;
