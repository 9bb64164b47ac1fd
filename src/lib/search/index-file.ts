import type { Columns, IndexedEntry, SearchIndex } from './entry.ts';
import { decode, encode, type RecodedFile } from './recode.ts';
import { createSlices } from './slices.ts';

/** What the file of an index holds; `Columns` or a `SearchIndex` if this browser has stored it from an older release. */
export type IndexFile = RecodedFile | Columns | SearchIndex;

export function toFile({ entries, ...index }: SearchIndex): RecodedFile {
  const all = <Key extends keyof IndexedEntry>(key: Key) => entries.map((entry) => entry[key]);
  const columns = { id: all('id'), title: all('title'), phrases: all('phrases'), problem: all('problem') };
  return encode({ ...index, entries: { ...columns, devices: all('devices'), pages: all('pages') } });
}

/** @param file as {@link toFile} made it, with `null` for what an entry lacks, or as older releases did */
export async function fromFile(file: IndexFile): Promise<SearchIndex> {
  const { entries, ...index } = 'codes' in file ? await decode(file, createSlices()) : file;
  if (!('id' in entries)) return { ...index, entries };
  const columns = Object.entries(entries);
  const rows = entries.id.map((_, at) => Object.fromEntries(columns.map(([key, values]) => [key, values[at] ?? undefined])));
  return { ...index, entries: rows as unknown as IndexedEntry[] };
}
