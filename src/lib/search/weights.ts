/**
 * All that the ranking of search results depends on, tuned on one half of `tests/content/search-gold`. Confidences are from 0
 * to 1. The recipes' search uses `share` and the similarity of words: score its gold set, too, after a change.
 */
export const weights = {
  /** How much a match in a field counts */
  field: { title: 0.98, phrase: 0.81 },
  /**
   * How much a token counts beside a rare word of the index. A stop word hardly does. An unknown word may be one, or a detail that no
   * entry names. What no entry is about decides what the query is about.
   */
  wordClass: { stopWord: 0.13, unknown: 0.6, offTopic: 1.2 },
  /** Confidence that what no entry is about means the entry that names it all the same, as in “can the basket go in the dishwasher” */
  offTopic: 0.4,
  /** Inverse document frequency of stop words, however rare they are in the entries */
  maxStopWordIdf: 0.41,
  /** A pair of characters weighs at most this much more than its character alone: 的 is common in any pair */
  maxPair: 1.13,
  /** How much a token counts by its script and length: short words and hiragana are mostly grammar */
  share: { hiragana: 0.06, character: 0.24, number: 0.59, fullLength: 4.5 },
  /** Confidence that a single Han character or Hangul syllable is meant where it occurs without its neighbors of the query */
  single: 0.55,
  /** Confidence that two words mean the compound of both, and the other way round: `dust box`, `dustbox` */
  compound: 1,
  /** Confidence that the beginning of a word, while it is being typed, means the word */
  prefix: 0.61,
  /** Confidence in a word with the same stem */
  stem: 0.49,
  /** Confidence in a word within a longer one, `Tank` in `Wassertank`: the base, and what the share of the longer word adds */
  substring: { base: 0.25, perShare: 0.55 },
  /** Most confidence in a word with a typo */
  typo: 0.73,
  /** Confidence in a word that means the same, and how many grams of a text it counts as */
  synonym: 0.85,
  synonymGrams: 2,
  /** A lower similarity of words counts as none */
  minSimilarity: 0.41,
  /**
   * Parts of a score: how much of the query the entry has in all its texts, how much its best field has, how similar query and
   * field are (Dice coefficient), how much was found at all, however long the query is, and how similar the n-grams are of query
   * and best fields.
   */
  score: { entry: 0.395, field: 0.045, similarity: 0.04, evidence: 0.08, ngrams: 0.44 },
  /**
   * What makes a result certain beside its score: `length` times the logarithm of how many tokens the query has beside the names of
   * devices, since a long one has words around what it asks, where a kana counts as `kana` of a token, since a word has several; and
   * `offTopic` where no entry is about one of them.
   */
  certainty: { length: 0.14, kana: 0.5, offTopic: -0.25 },
  /** The weight of found words that is half the evidence */
  halfEvidence: 3.83,
  /**
   * Parts of the score of a passage within its answer: what its text and phrases have of the query's words and n-grams, how similar its
   * phrases are, and that it stands beside the steps, as a warning does.
   */
  quote: { words: 1, ngrams: 0.8, phrases: 1, beside: -0.2 },
  /** Of an entry about another kind of device than the one that the query names */
  otherDevice: 0.58,
  /** Of a guide: whoever has a problem looks for its answer first */
  guide: 0.9,
};
