import type { Plugin } from 'vite';
import catalogue from '../../content/catalogue.json' with { type: 'json' };

const id = 'virtual:brand-colors.css';
/** Vite treats only what looks like a file as a stylesheet. */
const file = '/__brand-colors.css';

/** The stylesheet `virtual:brand-colors.css`: the colors of each brand in `content/catalogue.json`, as custom properties. */
export const brandColors: Plugin = {
  name: 'companion:brand-colors',
  resolveId: (wanted) => (wanted === id ? file : undefined),
  load: (wanted) => (wanted === file ? brandColorRules() : undefined),
};

/** Those of the default brand apply wherever no other is named. */
export const brandColorRules = (): string =>
  catalogue.brands
    .map(({ key, colors }) => {
      const selector = key === catalogue.defaultBrand ? ':root' : `[data-brand="${key}"]`;
      // Absent while a brand is being added: `catalogue.ts` says so.
      const properties = Object.entries(colors ?? {}).map(([name, color]) => `--brand-${name}:${color};`);
      return `${selector}{${properties.join('')}}`;
    })
    .join('\n');
