import { locales } from '../../../src/i18n/locales.ts';
import { createFold } from '../../../src/lib/search/fold.ts';
import { withPhrases } from '../../../src/lib/search/more-phrases.ts';
import { createPassages } from '../../../src/lib/search/passages.ts';
import type { ExpandedToken } from '../../../src/lib/search/query-expansion.ts';
import { createQuoter } from '../../../src/lib/search/quotes.ts';
import { createRanker, type Ranked, type Ranker } from '../../../src/lib/search/ranking.ts';
import { confidenceThresholdFor, minScore } from '../../../src/lib/search/search.ts';
import { weights } from '../../../src/lib/search/weights.ts';
import { createAnswerSearch } from '../../../src/stores/create-answer-search.ts';
import { Problem } from '../tools.ts';
import { nearest } from '../translations/nearest.ts';
import { entriesOf, indexOf, textsOf } from './entries.ts';

const usage = `  npm run search -- de "Roboter lädt nicht"    what the help search finds for a query in a language, and why`;

/** Results that are explained, also where the page shows fewer. */
const explained = 5;

/**
 * `npm run search`: what a query matches, each part of the score, and why a result is below the threshold.
 *
 * @param args what stands behind the two dashes
 * @returns what is printed
 * @throws Problem saying what is wrong and what to type instead
 */
export async function explain([code = '', ...words]: readonly string[]): Promise<string> {
  const locale = locales.find((one) => one.code === code.toLowerCase());
  const query = words.join(' ');
  if (!locale || !query)
    throw new Problem(`${code && !locale ? `There is no language “${code}”.${nearest(code, locales)}\n` : ''}${usage}`);

  const entries = entriesOf(locale);
  const texts = textsOf(entries);
  const shortIndex = await indexOf(locale, entries);
  const index = withPhrases(shortIndex, texts);
  const fold = createFold(index.tag, index.variants);
  const ranker = await createRanker(index, fold);
  const { results: found, instead } = (await createAnswerSearch(shortIndex, texts)).find(query);
  const { ranked, tokens, similarTo } = ranker.rank(instead ?? query);
  const quoteOf = createQuoter(await createPassages(index, texts, fold, ranker.postings), ranker.postings)(tokens);
  const shown = new Map(found.map(({ id, certain }) => [id, certain ? 'certain' : 'near']));
  const results = ranked.slice(0, explained).map((result, place) => {
    const { id = '', title = '' } = index.entries[result.entry] ?? {};
    const quoted = quoteOf(result.entry, similarTo(result.entry));
    return [
      `${place + 1}. ${id}  ${result.score.toFixed(2)}  ${shown.get(id) ?? 'not shown'}   “${title}”`,
      `   ${partsOf(result)}`,
      ...tokens.map((token) => `   ${matchOf(ranker, token, result.entry)}`),
      ...(quoted ? [`   quotes #${quoted.anchor}: ${quoted.text}`] : []),
    ].join('\n');
  });
  return [
    `“${query}” in ${locale.label}${instead ? `, read as “${instead}”` : ''}`,
    tokens.map(tokenLine).join('\n'),
    results.length > 0 ? results.join('\n\n') : 'Nothing has any of it.',
    `Certain from ${confidenceThresholdFor(index.tag, tokens).toFixed(2)} on for this query, near from ${minScore.shown} on. Near results are only shown until there are three.`,
  ].join('\n\n');
}

const tokenLine = ({ token, wordClass, weight, terms }: ExpandedToken): string =>
  `  ${token.text.padEnd(16)} weight ${weight.toFixed(2)}  ${kindOf(wordClass) || (terms.size === 0 ? 'in no entry' : '')}`.trimEnd();

const kindOf = (wordClass: ExpandedToken['wordClass']): string =>
  wordClass === 'stopWord'
    ? 'says nothing'
    : wordClass === 'offTopic'
      ? 'no topic of the help'
      : wordClass
        ? `names ${wordClass}`
        : '';

/** The weighted parts that a score is the sum of, and what the sum is multiplied by. */
function partsOf({ parts, score }: Ranked): string {
  const summands = Object.entries(parts).map(
    ([name, value]) => [name, value * weights.score[name as keyof typeof parts]] as const,
  );
  const sum = summands.reduce((all, [, value]) => all + value, 0);
  const words = summands.map(([name, value]) => `${name} ${value.toFixed(2)}`).join(' + ');
  return sum - score > 0.005 ? `(${words}) × ${(score / sum).toFixed(2)} (another device, or a guide)` : words;
}

/** What an entry has of a token: the term and the field that count most. */
function matchOf({ postings }: Ranker, { token, terms }: ExpandedToken, entry: number): string {
  const found = [...terms].flatMap(([term, confidence]) =>
    postings
      .of(term)
      .filter((field) => postings.fields.entries[field] === entry)
      .map((field) => ({ term, field, value: confidence * (postings.fields.fieldWeights[field] ?? 0) })),
  );
  const [best] = found.sort((a, b) => b.value - a.value);
  if (!best) return `${token.text}: —`;
  const anchor = postings.fields.anchors[best.field];
  const place = anchor ? (anchor === 'whole' ? 'a phrase' : `a phrase of #${anchor}`) : 'the title';
  return `${token.text}: ${best.term} in ${place} (${best.value.toFixed(2)})`;
}
