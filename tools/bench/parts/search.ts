import { demanded, printRows, type Row } from '../report.ts';
import { searchRows } from '../search.ts';

/** The search of the answers, beside what others do with the same texts. */
export async function search(): Promise<Row[]> {
  const rows = await searchRows();
  printRows('Search of the answers, over the gold set of every language', rows);
  return demanded(rows).map((row) => ({ ...row, what: row.what.replace(/^ours/, 'search') }));
}
