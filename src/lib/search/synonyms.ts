import type { Fold } from './fold.ts';
import type { Slice } from './slices.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What separates the words of a group in the index. */
export const synonymSeparator = '|';

/** A word or expression of a group. */
interface Member {
  /** What follows its first token */
  rest: readonly string[];
  /** Its group as a term of the index, which no text has: `=dies` */
  term: string;
}

/** Letters of the shortest beginning of a word. */
const minBeginning = 2;

const none: readonly string[] = [];

/** By token of a text, the groups of synonyms that it stands for, as terms of the index; of overlapping expressions those of the longest. */
export type Synonyms = (tokens: readonly Token[]) => readonly (readonly string[])[];

/**
 * Finds in texts and queries what means the same: a group is a term that all have which have one of its words.
 *
 * @param groups as `SearchIndex` has them: `dies|conk* out|shuts off`, where the star stands for any ending
 */
export async function createSynonyms(groups: readonly string[], fold: Fold, slice: Slice): Promise<Synonyms> {
  const members = new Map<string, Member[]>();
  for (const group of groups) {
    await slice();
    const words = group.split(synonymSeparator);
    const term = `=${words[0]}`;
    for (const word of words) {
      const [first = '', ...rest] = tokensOf(fold(word)).map(({ text, end }) => text + (word[end] === '*' ? '*' : ''));
      members.set(first, [...(members.get(first) ?? []), { rest, term }]);
    }
  }
  const beginningWith = new Map<string, readonly Member[]>();
  const membersAt = ({ text }: Token): readonly Member[] => {
    const known = beginningWith.get(text);
    if (known) return known;
    const found = [...(members.get(text) ?? [])];
    for (let length = minBeginning; length <= text.length; length++)
      found.push(...(members.get(`${text.slice(0, length)}*`) ?? []));
    beginningWith.set(text, found);
    return found;
  };
  const isIn = (tokens: readonly Token[], index: number, { rest }: Member) => {
    for (let at = 0; at < rest.length; at++) {
      const token = tokens[index + 1 + at];
      const word = rest[at] as string;
      if (!token?.joined || !(word.endsWith('*') ? token.text.startsWith(word.slice(0, -1)) : token.text === word)) return false;
    }
    return true;
  };

  return (tokens) => {
    const terms: (readonly string[])[] = [];
    while (terms.length < tokens.length) {
      const index = terms.length;
      let length = 0;
      let own = none;
      for (const member of membersAt(tokens[index] as Token)) {
        if (member.rest.length < length || !isIn(tokens, index, member)) continue;
        own = member.rest.length > length ? [member.term] : [...own, member.term];
        length = member.rest.length;
      }
      for (let each = 0; each <= length; each++) terms.push(own);
    }
    return terms;
  };
}
