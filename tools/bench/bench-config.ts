import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLocalConfig } from '../scripts/deployment.ts';
import { cache } from '../scripts/tools.ts';
import { writeBaselinePage } from './baseline-page.ts';
import type { Row } from './report.ts';

/** The measured pages: a guide, the next guide, a form. */
export const guide = '/deviceiInstructions900a';
export const nextGuide = '/partitionManagement900a';
export const form = '/feedback';

export const port = 4471;

const folder = join(cache, 'bench');
export const site = join(folder, 'site');
export const baselineSite = join(folder, 'baseline');
export const tinySite = join(folder, 'tiny');
export const manyGuidesCopy = join(folder, 'many-guides');

export interface Options {
  /** Fewer runs and a sample of the routes, for a rough idea */
  quick: boolean;
}

/** A part of the bench: prints its measurements, and returns those that have a target. */
export type Part = (options: Options) => Promise<readonly Row[]>;

/** Runs per median. */
export const runsOf = ({ quick }: Options): number => (quick ? 3 : 5);

/** Addresses of the built site and its app servers. */
export const addresses = { port, site: `https://localhost:${port}`, servers: `https://localhost:${port + 1}`, shell: '' };

export const config = () => writeLocalConfig('bench', addresses);

/** Writes baseline versions of some built pages: their text as plain HTML, with minimal style, and its first paragraph alone. */
export function writeBaselinePages(paths: readonly string[]): void {
  for (const folder of [baselineSite, tinySite]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '404.html'), '<!doctype html><title>404</title>');
  }
  for (const path of paths) writeBaselinePage(baselineSite, tinySite, path, readFileSync(join(site, `${path}.html`), 'utf8'));
}
