import type { IndexedEntry, SearchIndex } from './entry.ts';
import type { EntryText, Texts } from './quotes.ts';
import { decode, encode, type Recoded } from './recode.ts';
import { createSlices } from './slices.ts';

/** Rows with each property of all together, which weighs 1 to 3 % less; `undefined` is `null` in a file. */
type Columns<Row> = Readonly<Record<keyof Row, readonly unknown[]>>;

/** What the file of an index holds. */
export type IndexFile = Recoded<Omit<SearchIndex, 'entries'> & { entries: Columns<IndexedEntry> }>;

/**
 * What the file of the texts holds: passages and phrases as lines. It is not recoded: its texts are those of pages, which the archive of a
 * language has, too, and compresses together with them.
 */
export type TextsFile = Columns<{ id: string; description: string; passages: string; phrases: string | undefined }>;

const toColumns = <Row>(rows: readonly Row[], ...names: readonly (keyof Row)[]) =>
  Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])) as unknown as Columns<Row>;

const toRows = <Row extends { id: string }>(columns: Columns<Row>): Row[] =>
  columns.id.map(
    (_, at) =>
      Object.fromEntries(
        Object.entries<readonly unknown[]>(columns).map(([name, values]) => [name, values[at] ?? undefined]),
      ) as unknown as Row,
  );

export function toIndexFile({ entries, variants, ...index }: SearchIndex): IndexFile {
  const columns = toColumns(entries, 'id', 'title', 'phrases', 'problem', 'devices', 'pages');
  const file = encode({ ...index, variants: '', entries: columns });
  // They have many characters that no text has.
  return { ...file, recoded: { ...file.recoded, variants } };
}

export async function fromIndexFile(file: IndexFile): Promise<SearchIndex> {
  const { entries, ...index } = await decode(file, createSlices());
  return { ...index, entries: toRows<IndexedEntry>(entries) };
}

export function toTextsFile(texts: Texts): TextsFile {
  const rows = Object.entries(texts).map(([id, { passages, description, phrases }]) => ({
    ...{ id, description, phrases },
    passages: passages.map(([anchor, text]) => anchor[0] + text).join('\n'),
  }));
  return toColumns(rows, 'id', 'description', 'passages', 'phrases');
}

export const fromTextsFile = (file: TextsFile): Texts =>
  Object.fromEntries(
    toRows(file).map(({ id, description, passages, phrases }) => [id, { description, phrases, passages: passagesIn(passages) }]),
  );

/** @param lines each the first letter of an anchor, whose number is the line's among those of its kind, and a text */
function passagesIn(lines: string): EntryText['passages'] {
  const kinds = { s: 'step', p: 'point', t: 'text' };
  const counts = { s: 0, p: 0, t: 0 };
  return (lines ? lines.split('\n') : []).map((line) => {
    const kind = line[0] as keyof typeof kinds;
    return [`${kinds[kind]}-${++counts[kind]}`, line.slice(1)];
  });
}
