import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLocalConfig } from '../scripts/deployment.ts';
import { cache } from '../scripts/tools.ts';
import { writeBarePage } from './bare.ts';
import type { Row } from './report.ts';

/** What the pages of the figures are: a guide, the guide that it leads to, a form. */
export const guide = '/deviceiInstructions900a';
export const nextGuide = '/partitionManagement900a';
export const form = '/feedback';

export const port = 4471;

const folder = join(cache, 'bench');
export const site = join(folder, 'site');
export const bare = join(folder, 'bare');
export const copy = join(folder, 'many-guides');

export interface Options {
  /** Fewer runs and a sample of the routes: to see about how things stand */
  quick: boolean;
}

/** A part of the bench: prints what it measures, and gives the figures that something is demanded of. */
export type Part = (options: Options) => Promise<readonly Row[]>;

/** Runs that a median is taken of. */
export const runsOf = ({ quick }: Options): number => (quick ? 3 : 5);

/** Where the built site and the app servers that it asks answer. */
export const addresses = { port, site: `https://localhost:${port}`, servers: `https://localhost:${port + 1}`, shell: '' };

export const config = () => writeLocalConfig('bench', addresses);

/** The folder of bare pages, with the bare likeness of some built ones. */
export function writeBarePages(paths: readonly string[]): void {
  rmSync(bare, { recursive: true, force: true });
  mkdirSync(bare, { recursive: true });
  writeFileSync(join(bare, '404.html'), '<!doctype html><title>404</title>');
  for (const path of paths) writeBarePage(bare, path, readFileSync(join(site, `${path}.html`), 'utf8'));
}
