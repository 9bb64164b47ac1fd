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

interface Brand {
  key: string;
  /** May be missing while a brand is being added: `tests/unit/styles/tokens.test.ts` names those that are */
  colors?: Readonly<Record<string, string | undefined>>;
}

/** Those of the default brand apply wherever no other is named. */
export const brandColorRules = (brands: readonly Brand[] = catalogue.brands): string =>
  brands
    .map(({ key, colors }) => {
      const selector = key === catalogue.defaultBrand ? ':root' : `[data-brand="${key}"]`;
      const properties = Object.entries(colors ?? {}).map(([name, color]) => `--brand-${name}:${color};`);
      return `${selector}{${properties.join('')}}`;
    })
    .join('\n');
