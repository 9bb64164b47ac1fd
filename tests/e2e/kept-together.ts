import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Words that Chromium itself cuts in some Japanese sentences, although it keeps phrases together: its model of the language errs. */
const cutByChromium = ['ダストボックス', '方向', '方法', '部分', '部屋'];

/**
 * No line ends within what is read as one: a name of two words, a number with its unit or counter, a particle with the label before
 * it, a Japanese word, or a word of a Chinese heading. Drawings break their own lines, and what users wrote (`<bdi>`) is theirs.
 */
export async function expectKeptTogether(page: Page): Promise<void> {
  expect(await page.evaluate(brokenRuns, cutByChromium), `what ${page.url()} breaks in two`).toEqual([]);
}

/** Runs in the page. */
function brokenRuns(allowed: readonly string[]): string[] {
  const { lang } = document.documentElement;
  const isJapanese = lang === 'ja';
  const patterns = [
    /(?:Google|Amazon|Yandex|Яндекс)\s(?:Home|Assistant|Alexa|Echo|Alice|Алиса)/gu,
    /(?<![A-Za-z][\w.,]*)\d\s(?:°[CF]|%|(?:[KMG]?B|[KMG]o|GHz|[cm]?m|k?g|m?l|min|h|s|ГГц|[КМГ]Б|мин|ч)(?!\p{L}))/gu,
    /(?<![A-Za-z][\w.,]*)\d\s(?:[mM]inut|минут|dakika|\p{sc=Han})/gu,
    ...(isJapanese ? [/\d\u2060?[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu] : []),
    ...(lang === 'ko' ? [/[’”)\]%\d]\u2060?\p{sc=Hangul}/gu] : []),
  ];
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const word = isJapanese ? /^(?:\p{sc=Han}{2,4}|[\p{sc=Katakana}ー]{2,8})$/u : /^\p{sc=Han}{2,4}$/u;
  const breaksByWords = isJapanese ? '*' : ':is(h1, h2, h3, .page-title):lang(zh)';
  const skipped = 'svg, script, style, template, textarea, select, pre, bdi, .visually-hidden, .skip-link';

  /** The texts of each box whose lines break together. */
  const boxes = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let box = node.parentElement;
    if (!box || !node.textContent?.trim() || box.closest(skipped) || !box.checkVisibility()) continue;
    while (box.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement;
    boxes.set(box, [...(boxes.get(box) ?? []), node as Text]);
  }

  return [...boxes].flatMap(([box, nodes]) => {
    const text = nodes.map(({ data }) => data).join('');
    const letter = Number.parseFloat(getComputedStyle(box).fontSize);
    let all: (readonly [Text, number])[] | undefined;
    const places = () => {
      all ??= nodes.flatMap((node) => Array.from({ length: node.data.length }, (_, offset) => [node, offset] as const));
      return all;
    };
    /** The middle of a character's line; nothing for one without a width. */
    const lineOf = (index: number): number | undefined => {
      const [node, offset] = places()[index] ?? [];
      if (!node || offset === undefined) return undefined;
      const range = document.createRange();
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      const rect = [...range.getClientRects()].find(({ width }) => width > 0);
      return rect && rect.top + rect.height / 2;
    };
    const cutIn = (start: number, run: string): number => {
      const first = lineOf(start) ?? 0;
      return Array.from(run).findIndex((_, index) => Math.abs((lineOf(start + index) ?? first) - first) > letter / 2);
    };
    const runs = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => [found.index, found[0]] as const));
    const words = box.matches(breaksByWords) ? [...segmenter.segment(text)] : [];
    // A column of a table may be narrower than a word.
    const isNarrow = box.clientWidth < 8 * letter;
    for (const { segment, index } of words)
      if (word.test(segment) && !isNarrow && !allowed.includes(segment)) runs.push([index, segment]);
    return runs.flatMap(([start, run]) => {
      const cut = cutIn(start, run);
      const marked = `${text.slice(Math.max(0, start - 12), start)}${run.slice(0, cut)}⏎${run.slice(cut)}`;
      return cut > 0 ? [`<${box.localName} class="${box.className}"> ${marked}`] : [];
    });
  });
}
