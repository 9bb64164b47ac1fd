import de from '../../../content/de/strings/recipeTags.json' with { type: 'json' };
import en from '../../../content/en/strings/recipeTags.json' with { type: 'json' };
import es from '../../../content/es/strings/recipeTags.json' with { type: 'json' };
import fr from '../../../content/fr/strings/recipeTags.json' with { type: 'json' };
import it from '../../../content/it/strings/recipeTags.json' with { type: 'json' };
import ja from '../../../content/ja/strings/recipeTags.json' with { type: 'json' };
import ko from '../../../content/ko/strings/recipeTags.json' with { type: 'json' };
import pl from '../../../content/pl/strings/recipeTags.json' with { type: 'json' };
import ru from '../../../content/ru/strings/recipeTags.json' with { type: 'json' };
import tr from '../../../content/tr/strings/recipeTags.json' with { type: 'json' };
import zh from '../../../content/zh/strings/recipeTags.json' with { type: 'json' };
import zhf from '../../../content/zh-hk/strings/recipeTags.json' with { type: 'json' };
import { likeness, likenessWithSlips, type Word, wordOf } from '../../../src/lib/search/likeness.ts';
import { tagToken } from './entry.ts';
import { unitsOf } from './words.ts';

interface TagWord {
  word: Word;
  tag: string;
  /** How surely somebody who says this word alone means the tag */
  sure: number;
}

/** What people call the tags, in every language. A word of several says less than all of them, which are also known as one. */
const tagWords: TagWord[] = [de, en, es, fr, it, ja, ko, pl, ru, tr, zh, zhf].flatMap((words: Record<string, string>) =>
  Object.entries(words)
    .filter(([key]) => key.includes('-'))
    .flatMap(([key, text]) => {
      const tag = tagToken(key);
      const parts = unitsOf(text).map((unit) => unit.text);
      const whole = { word: wordOf(parts.join('')), tag, sure: 1 };
      return [whole, ...parts.map((part) => ({ word: wordOf(part), tag, sure: parts.length ** -0.5 }))];
    }),
);

/** Chances that make a tag worth a thought. */
const least = 0.6;

/** The tags that a typed word may mean, each with how sure we are. */
export function tagsMeant(typed: string, typing: boolean, slips: boolean): Map<string, number> {
  const meant = new Map<string, number>();
  const word = wordOf(typed);
  for (const { word: other, tag, sure } of tagWords) {
    const like = likeness(word, other, typing && typed.length > 2) || (slips ? likenessWithSlips(word, other) : 0);
    const value = like * sure;
    if (value >= least && value > (meant.get(tag) ?? 0)) meant.set(tag, value);
  }
  return meant;
}
