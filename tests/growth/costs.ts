import type { Db } from '../../server/db/tables.ts';
import { nodesOf, type PlanNode, postgresPlan, type Statement } from '../contract/query-plans.ts';

/** What PostgreSQL does for a statement: counts, which are the same on every machine. */
export interface Cost {
  statement: Statement;
  /** Rows that were looked at in tables and indexes, whether they were wanted or not */
  rows: number;
  /** Pages of 8 KB that were touched */
  blocks: number;
  /** Tables that were read from end to end */
  scanned: string[];
  /** Most rows that were sorted at once */
  sorted: number;
}

/** What a node has looked at, in all its loops. */
const visited = (node: PlanNode): number =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 1);

/** Runs a statement once more, and undoes it. */
export async function costOf(db: Db, statement: Statement): Promise<Cost> {
  const plan = await postgresPlan(db, statement, { analyze: true });
  const nodes = nodesOf(plan);
  const scans = nodes.filter(({ 'Node Type': type }) => / Scan$/.test(type) && !/Bitmap Heap|Subquery|CTE/.test(type));
  const sorts = nodes.filter(({ 'Node Type': type }) => type === 'Sort');
  return {
    statement,
    rows: scans.reduce((sum, node) => sum + visited(node), 0),
    blocks: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    scanned: scans.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [])),
    sorted: Math.max(0, ...sorts.flatMap(({ Plans = [] }) => Plans.map(visited))),
  };
}
