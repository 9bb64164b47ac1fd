import { describe, expect, test } from 'vitest';
import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { type LocaleCode, locales } from '../../src/i18n/locales.ts';
import { guideContext, named } from '../../src/mdx/guide-context.ts';
import { type GuidePage, guidePages } from '../../src/mdx/guide-pages.ts';
import { parseMdx } from '../../src/mdx/mdx-tree.ts';
import { type GuideFile, guideFilesOf, readGuide } from '../../src/mdx/translation/guide-files.ts';
import { newerOf } from '../../src/mdx/translation/newer.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { type Page, readSite } from './built-site.ts';
import { readHtml } from './html.ts';
import { weight } from './languages.ts';

const pages = new Map(readSite().map((page) => [page.path, page]));

/** The text that a page should show: the variant's own, in the page's language or else in English; or that of its kind, likewise. */
function guideOn({ route, variant }: GuidePage, locale: LocaleCode): GuideFile | undefined {
  const kind = catalogue.models.find(({ key }) => key === variant)?.kind;
  for (const name of [variant, kind]) {
    const id = (route.guide ?? '').replace(/\[\w+\]/, name ?? '');
    for (const language of [locale, 'en'] as const) {
      const guide = readGuide(language, id);
      if (guide) return guide;
    }
  }
  return undefined;
}

/** A guide's page in each language, with what it should show. */
const versions = (guidePage: GuidePage) =>
  locales.map((locale) => {
    const path = localeHref(guidePage.path, locale.code);
    return { path, locale, page: pages.get(path), guide: guideOn(guidePage, locale.code) };
  });

/** The drawings in a page's source that are not described well enough, with what they lack, and a word where there is none. */
function drawingProblems({ source }: Pick<Page, 'source'>): string[] {
  const drawings = [...source.matchAll(/<svg class="drawing\b[^>]*>\s*(?:<title\b[^>]*>([^<]*)<\/title>)?/g)];
  if (drawings.length === 0) return ['no drawing'];
  return drawings.flatMap(([tag, title = '']) => {
    if (!tag.includes('role="img"')) return [`${tag} is not marked as an image`];
    return weight(title) < 30 ? [`“${title}” says too little of what the drawing shows: write 30 letters or more`] : [];
  });
}

/** Lists of phrases, each with what is said above it. */
const sheets = /(?:<p (?:[^>]* )?class="command-does[^>]*>((?:(?!<\/p>).)*)<\/p>\s*)?<ul class="sheet">(.*?)<\/ul>/gs;

test('the mark of examples is explained above each list of phrases that has it, and above no other', () => {
  const lists = [...pages.values()].flatMap(({ path, source }) =>
    [...source.matchAll(sheets)].map(([, legend, list = '']) => ({
      path,
      legend,
      mark: /command-tag[^>]*>([^<]*)</.exec(list)?.[1],
    })),
  );
  const marked = lists.filter(({ mark }) => mark);
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.filter(({ legend, mark = '' }) => !legend?.includes(mark))).toEqual([]);
  const explanations = new Set(marked.map(({ legend }) => legend));
  expect(lists.filter(({ legend, mark }) => !mark && explanations.has(legend))).toEqual([]);
});

describe.each(guidePages)('$path', (guidePage) => {
  const all = versions(guidePage);

  test.each(all)('$path shows its guide, in the page’s language or marked as English', ({ locale, page, guide }) => {
    const isFallback = guide?.locale !== locale.code;
    const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(page?.source ?? '')?.[1] ?? '';
    const title = guide && named(guide.frontmatter.title ?? '', guideContext(guidePage, locale.code, { locale: guide.locale }));
    expect(guide, `${guidePage.route.guide} is not written`).toBeDefined();
    expect(readHtml(heading).text).toBe(readHtml(title ?? '').text);
    expect(page?.text).not.toMatch(/\{\{|\}\}/);
    expect(page?.tags.find(({ name }) => name === 'main')?.attributes.lang).toBe(isFallback ? 'en' : undefined);
    expect(page?.source.includes('class="guide-notice"')).toBe(isFallback);
    expect(page?.locale).toBe(locale);
  });

  // Weighing takes long, and sizes.test.ts weighs every page: at most 12,000 bytes, 3 requests and 1,500 bytes of JavaScript.
  test('has no island, so that the limits of pages without islands are its limits', () => {
    const heavier = all.filter(({ page }) => !page || page.tags.some(({ name }) => name === 'astro-island'));
    expect(heavier.map(({ path }) => path)).toEqual([]);
  });
});

/** Where a page says that its English is newer. */
const newerOn = ({ tags }: Pick<Page, 'tags'>) =>
  tags.filter(({ name, attributes }) => name === 'a' && attributes.hreflang === 'en' && attributes.href?.startsWith('/en/'));

describe('where a translation lags behind', () => {
  const lagging = guidePages.flatMap((guidePage) =>
    versions(guidePage).map(({ path, page, guide }) => {
      const english = guide && guide.locale !== 'en' ? guideOn(guidePage, 'en') : undefined;
      const newer = english && guide && newerOf(guide, english);
      const places = [...(newer?.at.values() ?? []), ...(newer?.before.values() ?? [])];
      const marks = page ? newerOn(page).map(({ attributes }) => attributes.href ?? '') : [];
      return { path, file: guide?.path, marks, expected: new Set(places.map((at) => `/en${guidePage.path}${at}`)) };
    }),
  );

  test('its page leads to the newer English, and other pages do not', () => {
    const stray = lagging.flatMap(({ path, marks, expected }) =>
      marks.filter((href) => !expected.has(href)).map((href) => `${path} calls ${href} newer, and it is not`),
    );
    expect(stray).toEqual([]);
  });

  // A part may be for other models than the page's.
  test('some page of it says so', () => {
    const said = new Set(lagging.filter(({ marks }) => marks.length > 0).map(({ file }) => file));
    expect(lagging.filter(({ expected, file }) => expected.size > 0 && !said.has(file)).map(({ file }) => file)).toEqual([]);
  });
});

describe('the steps of an answer, one at a time', () => {
  const answers = [...pages.values()].filter(({ source }) => source.includes('<details class="try"'));

  test('are offered right above the steps, below every warning that stands before them', () => {
    expect(answers.length).toBeGreaterThan(0);
    const early = answers.filter(({ source }) => {
      const [text = ''] = source.split('<ol');
      return !text.includes('<details class="try"') || text.lastIndexOf('class="callout') > text.indexOf('<details class="try"');
    });
    expect(early.map(({ path }) => path)).toEqual([]);
  });
});

test('the guide that comes next stands before the related ones', () => {
  const leading = [...pages.values()].filter(({ source }) => source.includes('rel="next"') && source.includes('id="related"'));
  expect(leading.length).toBeGreaterThan(0);
  const late = leading.filter(({ source }) => source.indexOf('rel="next"') > source.indexOf('id="related"'));
  expect(late.map(({ path }) => path)).toEqual([]);
});

test('the care schedule stands before the guide that comes next', () => {
  const caring = [...pages.values()].filter(({ source }) => source.includes('<details class="guide-fold">'));
  expect(caring.length).toBeGreaterThan(0);
  const late = caring.filter(({ source }) => source.indexOf('<details class="guide-fold">') > source.indexOf('rel="next"'));
  expect(late.map(({ path }) => path)).toEqual([]);
});

test('nothing of what only translators see is built', () => {
  expect(
    [...pages.values()]
      .filter(({ path, source }) => path === '/translations' || source.includes('translating'))
      .map(({ path }) => path),
  ).toEqual([]);
});

// An answer is read in a moment: it leads to the guides, which are drawn. The accessibility statement describes nothing that could be.
const drawn = guidePages.filter(({ route }) => route.name !== 'faqDetail' && route.name !== 'accessibility');

test.each(drawn)('$path has a drawing, and describes every one in words', (guidePage) => {
  const problems = versions(guidePage).flatMap(({ path, page }) =>
    drawingProblems({ source: page?.source ?? '' }).map((problem) => `${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test('drawings without a description are found', () => {
  const title = '<title>A robot on its dock, and a finger on it.</title>';
  expect(drawingProblems({ source: '<p>' })).toEqual(['no drawing']);
  expect(drawingProblems({ source: `<svg class="drawing" viewBox="0 0 1 1" role="img">${title}</svg>` })).toEqual([]);
  const english = title.replace('<title>', '<title lang="en">');
  expect(drawingProblems({ source: `<svg class="drawing" role="img">${english}</svg>` })).toEqual([]);
  expect(drawingProblems({ source: `<svg class="drawing" viewBox="0 0 1 1">${title}</svg>` })).toEqual([
    expect.stringContaining('not marked as an image'),
  ]);
  expect(drawingProblems({ source: '<svg class="drawing" role="img"><title>A robot</title></svg>' })).toEqual([
    expect.stringContaining('“A robot” says too little'),
  ]);
  expect(drawingProblems({ source: '<svg class="drawing" role="img"><path d="M0 0"/></svg>' })).toHaveLength(1);
});

describe('a step on a screen', () => {
  const english = guideFilesOf('en');

  test('shows that screen, in the step or right after the steps', () => {
    expect(english.length).toBeGreaterThan(0);
    const blind = english.flatMap(({ path, body }) => blindSteps(body).map((step) => `${path}: ${step}`));
    expect(blind).toEqual([]);
  });

  const steps = (...texts: string[]) =>
    `<Steps name="a">\n${texts.map((text) => `  <Step>\n    ${text}\n  </Step>\n`).join('')}</Steps>\n`;
  const figure = '<Figure caption="A.">\n      <AppScreen show="a" />\n    </Figure>';

  test.each([
    ['that is tapped', steps('**Tap Add.** A list opens.'), ['Tap Add.']],
    ['that is held', steps('**Touch and hold the widget.** Its menu opens.'), ['Touch and hold the widget.']],
    ['that is drawn', steps(`**Tap Add.** A list opens.\n\n    ${figure}`), []],
    ['that is drawn after the steps', `${steps('**Tap Add.** A list opens.')}\n${figure}\n`, []],
    ['that is drawn for another step', steps(`**Tap Add.** A.\n\n    ${figure}`, '**Swipe up.** B.'), ['Swipe up.']],
    ['that is no screen', steps('**Open every door.** The robot maps what it can enter.'), []],
    ['in a part for some readers', `<System is="ios">\n${steps('**Tap Add.** A.')}</System>\n`, ['Tap Add.']],
  ])('is looked at: one %s', (_, body, blind) => {
    expect(blindSteps(body)).toEqual(blind);
  });
});

interface Piece {
  type: string;
  name?: string | null | undefined;
  value?: string | undefined;
  children?: readonly Piece[] | undefined;
}

/** What a step begins with that is done on a screen. Doors and lids are opened, too, and nobody needs a picture of that. */
const onScreen =
  /^(Tap|Open(?! (?:\w+ )?(?:doors?|windows?|lid|cover|box|dust box|water tank|basket)\b)|Select|Choose|Search|Touch and hold|Long-press|Swipe|Scroll|Drag)\b/;

/** The steps of a guide that are done on a screen and have no figure, by their words in bold. */
function blindSteps(body: string): string[] {
  const blind: string[] = [];
  const visit = (piece: Piece): void => {
    const children = piece.children ?? [];
    children.forEach((child, index) => {
      if (child.name === 'Steps' && children[index + 1]?.name !== 'Figure')
        blind.push(...(child.children ?? []).flatMap(blindStep));
      else visit(child);
    });
  };
  visit(parseMdx(body) as Piece);
  return blind;
}

function blindStep(step: Piece): string[] {
  const all = (piece: Piece): Piece[] => [piece, ...(piece.children ?? []).flatMap(all)];
  const pieces = all(step);
  const bold = textOf(pieces.find(({ type }) => type === 'strong') ?? { type: 'text' });
  return onScreen.test(bold) && !pieces.some(({ name }) => name === 'Figure') ? [bold] : [];
}

const textOf = (piece: Piece): string => piece.value ?? piece.children?.map(textOf).join('') ?? '';
