import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '../../package.json');

/** The version that runs: a release's package.json has that of its build (COMPANION_VERSION). */
export const { version: release } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
