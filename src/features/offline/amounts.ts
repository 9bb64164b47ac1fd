/** How a language writes what the offline page counts. */
export function amounts(tag: string) {
  const megabytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(tag, { style: 'percent' });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  return {
    /** Never none at all, where there is something */
    bytes: (count: number) => megabytes.format(Math.max(0.1, count / 1e6)),
    percent: (part: number) => share.format(Math.floor(part * 100) / 100),
    day: (time: number) => date.format(time),
    filled: (text: string, values: Readonly<Record<string, string>>) =>
      text.replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole),
  };
}
