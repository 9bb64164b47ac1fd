/* A worker thread of finish-pages.ts: takes groups of pages until none is left. */
import { readFileSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { withEnglishMarked } from './mark-english.ts';
import { matcher, withStandInsMarked } from './mark-stand-ins.ts';
import { withOwnHashes, withoutServers } from './page-policy.ts';
import { withPreloads } from './preload-imports.ts';
import { withUsedStyles } from './prune-styles.ts';
import { propertiesOfScripts, type Scripts } from './script-properties.ts';

export interface FinishWork {
  /** The folder of the site */
  root: string;
  /** Files of pages. Pages of one group share styles, which one thread then prunes once. */
  groups: readonly (readonly string[])[];
  /** How many groups have been taken, in memory shared by the threads */
  taken: Int32Array;
  scripts: Scripts;
  /** English texts in pages of other languages, by BCP 47 tag */
  standIns: ReadonlyMap<string, readonly string[]>;
  /** The origin that every page reports its errors to, if any */
  errorHook: string | undefined;
}

const { root, groups, taken, scripts, standIns, errorHook } = workerData as FinishWork;
const isStandIn = new Map([...standIns].map(([tag, texts]) => [tag, matcher(texts)]));

/** @throws Error with the page's file when its policy would refuse something of it */
function finish(file: string): void {
  const html = withEnglishMarked(withStandInsMarked(readFileSync(file, 'utf8'), isStandIn));
  const properties = propertiesOfScripts(html, scripts);
  try {
    writeFileSync(file, withPreloads(withOwnHashes(withUsedStyles(withoutServers(html, errorHook), properties)), root));
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : error}`);
  }
}

for (let group = takeGroup(); group; group = takeGroup()) group.forEach(finish);

function takeGroup() {
  return groups[Atomics.add(taken, 0, 1)];
}
