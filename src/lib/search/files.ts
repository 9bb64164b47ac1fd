import type { IndexedEntry, SearchIndex } from './entry.ts';
import type { EntryText, Texts } from './passages.ts';
import { decode, encode, type Recoded } from './recode.ts';
import { createSlices } from './slices.ts';

/** Rows with each property of all together, which weighs 1 to 3 % less; `undefined` is `null` in a file. */
type Columns<Row> = { readonly [Key in keyof Required<Row>]: readonly (Row[Key] | null)[] };

/** What the file of an index holds. `variants` are not recoded: they have many characters that no text has. */
export type IndexFile = Pick<SearchIndex, 'variants'> &
  Recoded<Omit<SearchIndex, 'variants' | 'entries'> & { entries: Columns<IndexedEntry> }>;

/** A text as its file has it. */
interface TextRow {
  id: string;
  description: string;
  /** Lines, each the first letter of an anchor and a text: the anchors of each kind count from 1 */
  passages: string;
  phrases: string | undefined;
}

/**
 * What the file of the texts holds. It is not recoded: its texts are those of pages, which the archive of a language has, too, and
 * compresses together with them.
 */
export type TextsFile = Columns<TextRow>;

const rowsOf = <Row>(columns: Columns<Row>): Row[] => {
  const entries = Object.entries<readonly unknown[]>(columns);
  const length = entries[0]?.[1].length ?? 0;
  return Array.from(
    { length },
    // As `Columns` says, of each property of a row
    (_, at) => Object.fromEntries(entries.map(([name, values]) => [name, values[at] ?? undefined])) as Row,
  );
};

export function toIndexFile({ entries, variants, ...index }: SearchIndex): IndexFile {
  const all = <Key extends keyof IndexedEntry>(key: Key) => entries.map((entry) => entry[key]);
  const columns: Columns<IndexedEntry> = {
    ...{ id: all('id'), title: all('title'), phrases: all('phrases') },
    ...{ problem: all('problem'), devices: all('devices'), pages: all('pages') },
  };
  return { ...encode({ ...index, entries: columns }), variants };
}

export async function fromIndexFile({ variants, ...file }: IndexFile): Promise<SearchIndex> {
  const { entries, ...index } = await decode(file, createSlices());
  return { ...index, variants, entries: rowsOf(entries) };
}

export function toTextsFile(texts: Texts): TextsFile {
  const all = Object.values(texts);
  return {
    id: Object.keys(texts),
    description: all.map(({ description }) => description),
    passages: all.map(({ passages }) => passages.map(([anchor, text]) => anchor[0] + text).join('\n')),
    phrases: all.map(({ phrases }) => phrases),
  };
}

export const fromTextsFile = (file: TextsFile): Texts =>
  Object.fromEntries(rowsOf(file).map(({ id, passages, ...text }) => [id, { ...text, passages: passagesIn(passages) }]));

function passagesIn(lines: string): EntryText['passages'] {
  const kinds = { s: 'step', p: 'point', t: 'text' };
  const counts = { s: 0, p: 0, t: 0 };
  return (lines ? lines.split('\n') : []).map((line) => {
    const kind = line[0] as keyof typeof kinds;
    return [`${kinds[kind]}-${++counts[kind]}`, line.slice(1)];
  });
}
