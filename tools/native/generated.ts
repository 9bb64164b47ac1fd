import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/tools.ts';
import { document, withParts } from './documents.ts';
import { declarations, schema } from './interface.ts';

/** Every generated file, by its path; the document is written into what stands there. */
export const generated: Readonly<Record<string, () => string>> = {
  'native/companion-shell.d.ts': declarations,
  'native/companion-shell.schema.json': schema,
  [document]: () => withParts(readFileSync(join(root, document), 'utf8')),
};
