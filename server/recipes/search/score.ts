import type { FoundRow } from '../../db/full-text.ts';
import { split } from './entry.ts';
import { compoundConfidence, type ExpandedUnit, prefixConfidence } from './query-expansion.ts';

/** How much a match in each column counts. */
const fieldWeights = { title: 1, tags: 0.8, ingredients: 0.7 };

/**
 * Parts of a score: that every unit matches, that the recipe is in the reader's language, the share of the query's weight that
 * matches, and the share of the title that does.
 */
const scoreWeights = { allUnits: 2, ownLanguage: 0.5, coverage: 1, titleShare: 0.2 };

/** The share of the query's weight that must match, 0 to 1. */
const minCoverage = 0.3;

/** @returns how well a recipe matches a query; undefined where it doesn't */
export function scoreOf(row: FoundRow, units: readonly ExpandedUnit[], isOwnLanguage: boolean): number | undefined {
  const title = split(row.title);
  const [inTitle, inIngredients, tags] = [new Set(title), new Set(split(row.ingredients)), split(row.tags)];
  const total = units.reduce((sum, { weight }) => sum + weight, 0);
  let coverage = 0;
  let all = true;
  for (const unit of units) {
    const match = Math.max(
      fieldWeights.title * confidenceIn(inTitle, unit),
      fieldWeights.ingredients * confidenceIn(inIngredients, unit),
      fieldWeights.tags * Math.max(0, ...tags.map((tag) => unit.tags.get(tag) ?? 0)),
    );
    if (match === 0 && canMatch(unit)) all = false;
    coverage += (match * unit.weight) / total;
  }
  if (coverage < minCoverage) return undefined;
  const matched = title.filter((term) => units.some((unit) => confidenceIn(new Set([term]), unit) > 0)).length;
  return (
    (all ? scoreWeights.allUnits : 0) +
    (isOwnLanguage ? scoreWeights.ownLanguage : 0) +
    scoreWeights.coverage * coverage +
    (scoreWeights.titleShare * matched) / (title.length || 1)
  );
}

/** Whether any recipe can match. */
const canMatch = ({ terms, tags, parts, prefix }: ExpandedUnit) => terms.size > 0 || tags.size > 0 || parts || prefix;

/** The highest confidence that one of the words is meant. */
function confidenceIn(words: ReadonlySet<string>, { terms, parts, prefix }: ExpandedUnit): number {
  let best = parts?.every((part) => words.has(part)) ? compoundConfidence : 0;
  for (const word of words) {
    const confidence = terms.get(word) ?? (prefix && word.startsWith(prefix) ? prefixConfidence(prefix, word) : 0);
    if (confidence > best) best = confidence;
  }
  return best;
}
