import type common from '../../content/en/strings/common.json';
import type feedback from '../../content/en/strings/feedback.json';
import type figures from '../../content/en/strings/figures.json';
import type guide from '../../content/en/strings/guide.json';
import type titles from '../../content/en/strings/titles.json';

/** The areas of texts, a file each in `content/<language>/strings`. English is the type of all other languages. */
export interface Areas {
  common: typeof common;
  feedback: typeof feedback;
  figures: typeof figures;
  guide: typeof guide;
  titles: typeof titles;
}

export type Area = keyof Areas;

type Base<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;

export type KeyIn<A extends Area> = `${A}.${Base<keyof Areas[A] & string>}`;

/** Every text's full key, plural forms under one name: `common.back`, `feedback.unread`. */
export type StringKey = { [A in Area]: KeyIn<A> }[Area];
