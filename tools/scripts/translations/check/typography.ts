import { type LocaleCode, sourceLocale } from '../../../../src/i18n/locales.ts';
import type { Fault } from '../../../../src/mdx/translation/fault.ts';
import { faultIn, type LocalText } from './local-texts.ts';

/** What a text of a language never holds, and what it is called; each language's `_guide.md` says the same. */
type Rule = readonly [RegExp, string];

const unit = '(?:GHz|MHz|[KMG]B|[KMG]o|[cm]?m|kg|ml|°[CF]|ГГц|[КМГ]Б|[см]?м|кг|мл|мин|min)(?!\\p{L})';
/** What stands for a placeholder while a text is looked at. */
const placeholder = '\uFFFC';
const square = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const rule = (pattern: string, name: string): Rule => [new RegExp(pattern, 'u'), name];

const everywhere: readonly Rule[] = [
  rule('\\.\\.\\.', 'three full stops for …'),
  rule(' {2}', 'two spaces'),
  rule('^\\s|\\s$', 'a space at its beginning or its end'),
  rule('"|(?<=\\p{L})\'(?=\\p{L})', 'a straight quote or apostrophe'),
  rule('&#?\\w+;|\\\\u[\\dA-Fa-f]{4}', 'a code that readers see as it stands'),
];
const noBreakBeforeUnit = rule(`(?<=[\\d${placeholder}]) (?=${unit})`, 'a space before a unit that can break');
const noBreakBeforePercent = rule('\\d ?%', 'a percent sign without U+00A0 before it');
const noSpaceBeforeSign = rule('[ \\u00A0\\u202F][:;!?](?!\\))', 'a space before a sign');
const quotes = (wrong: string) => rule(wrong, 'quotes of another language');

const chinese: readonly Rule[] = [
  rule(`(?<=[${square}])[,.!?:;()]|[,!?:;()](?=[${square}])`, 'a half-width sign'),
  rule('(?<=\\p{Script=Han}) +(?=\\p{Script=Han})', 'a space between Chinese characters'),
  rule('(?<=\\p{Script=Han})[A-Za-z0-9]|[A-Za-z0-9%](?=\\p{Script=Han})', 'no space between Chinese and Latin letters'),
  rule(' [，。：（）、？]|[，。：（）、？] ', 'a space at a full-width sign'),
];

const rules: Partial<Record<LocaleCode, readonly Rule[]>> = {
  de: [noBreakBeforeUnit, noBreakBeforePercent, noSpaceBeforeSign, quotes('“(?=\\p{L})|(?<=\\p{L})„|[”«»]')],
  fr: [
    noBreakBeforeUnit,
    noBreakBeforePercent,
    rule('(?<=[^\\s\\u202F\\u00A0…?!»(])[;!?]|[ \\u00A0][;!?]', 'a ; ! or ? without U+202F before it'),
    rule('(?<=\\p{L}) ?:(?=\\s|$)', 'a colon without U+00A0 before it'),
    rule('«(?!\\u00A0)|(?<!\\u00A0)»', 'guillemets without U+00A0 inside'),
  ],
  es: [
    noBreakBeforeUnit,
    noBreakBeforePercent,
    noSpaceBeforeSign,
    rule('(?<!¿[^¿?]*)\\?|(?<!¡[^¡!]*)!', 'a ? or ! without its opening sign'),
    quotes('[«»„]'),
  ],
  it: [noBreakBeforeUnit, noSpaceBeforeSign, rule('[ \\u00A0]%', 'a space before %'), quotes('[«»„]')],
  pl: [noBreakBeforeUnit, noSpaceBeforeSign, rule('[ \\u00A0]%', 'a space before %'), quotes('“')],
  tr: [noBreakBeforeUnit, noSpaceBeforeSign, rule('\\d[ \\u00A0]?%', 'a percent sign behind its number'), quotes('[«»„]')],
  ru: [
    noBreakBeforeUnit,
    noBreakBeforePercent,
    noSpaceBeforeSign,
    rule('(?<!\\u00A0)—', 'a dash without U+00A0 before it'),
    quotes('[”]|“(?=\\p{L})'),
  ],
  ja: [
    rule(`(?<=[${square}])[,.!?:;()]|[,!?:;()](?=[${square}])`, 'a half-width sign'),
    rule(`(?<=[${square}]) | (?=[${square}])`, 'a space beside Japanese'),
    rule('\\d[ \\u00A0](?:°C|[MG]B|GHz|[cm]m|分|%)', 'a space before a unit'),
    quotes('[“”]'),
  ],
  ko: [
    rule('[，。！？：（）]', 'a full-width sign'),
    rule('\\d[ \\u00A0](?:°C|[MG]B|GHz|[cm]m|분|%)', 'a space before a unit'),
    noSpaceBeforeSign,
  ],
  zh: [...chinese, quotes('[「」]')],
  'zh-hk': [...chinese, quotes('[“”]')],
};

/** For a language without rules of its own, only what holds in most is checked. */
const general: readonly Rule[] = [noBreakBeforeUnit];

/** That nobody has said yet what a language's `_guide.md` asks for. */
export const lacksRules = (code: LocaleCode): Fault[] =>
  code === sourceLocale.code || rules[code]
    ? []
    : [
        {
          file: 'tools/scripts/translations/check/typography.ts',
          line: 0,
          what: `There are no rules for “${code}”, whose signs and spaces are hardly checked`,
          fix: `Add to \`rules\` what content/${code}/_guide.md says of typography`,
          pending: true,
        },
      ];

/** What the program listens for, and what somebody may type: written as people do. */
const typed = /recipeCook\.json voice|recipeEdit\.json namePlaceholder/;

/** What is wrong with the signs of a text. English has its own, and a change there makes every translation stale. */
export function typographyFaults(code: LocaleCode, local: LocalText): Fault[] {
  if (code === sourceLocale.code || typed.test(`${local.file} ${local.name}`)) return [];
  const shown = local.text.replace(/\{\{\w+\}\}/g, (name) => placeholder.repeat(name.length));
  return [...everywhere, ...(rules[code] ?? general)].flatMap(([pattern, name]) => {
    const found = pattern.exec(shown);
    if (!found) return [];
    const around = local.text.slice(Math.max(0, found.index - 15), found.index + 15);
    const howTo = /U\+|can break|code/.test(name) ? '. How to type it: docs/translating.md, “Type a no-break space”' : '';
    const fix = `See what it says of typography in content/${code}/_guide.md${howTo}`;
    return [faultIn(local, `It has ${name}: …${around.replaceAll('\n', ' ')}…`, fix, found.index)];
  });
}
