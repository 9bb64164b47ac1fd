import type { AstroIntegration } from 'astro';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { standInsOf } from '../../src/mdx/translation/stand-ins.ts';

/** Says at the end of a build what readers see in English because their language lacks it. */
export function reportStandIns(content = 'content'): AstroIntegration {
  return {
    name: 'companion:report-stand-ins',
    hooks: {
      'astro:build:done'({ logger }) {
        for (const line of locales.flatMap((locale) => report(locale, content))) logger.warn(line);
      },
    },
  };
}

/** A line on a language that lacks something. */
export function report(locale: Locale, content: string): string[] {
  const { texts, guides } = standInsOf(locale, content);
  if (texts.size + guides.length === 0) return [];
  const lacking = `${texts.size} texts of screens and ${guides.length} guides or answers are missing`;
  return [`${locale.label}: ${lacking}; English stands in: npm run translations -- ${locale.code} check`];
}
