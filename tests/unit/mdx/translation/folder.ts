import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../../../temporary-folder.ts';

/** A folder of texts for one test. `read` gives one of its files. */
export function contentFolder(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder(files);
  return {
    folder,
    write: (path: string, text: string) => writeFiles(folder, { [path]: text }),
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
  };
}

const words = 'Words enough to be a guide, and then a few more of them. '.repeat(4);

/** An English guide with a step, and its German. */
export const english = `---\ntitle: How\ndescription: What\n---\n\n## Set it [#set]\n\n${words}\n\n<Steps name="set">\n  <Step>\n    **Tap level 2.** It lights up.\n  </Step>\n</Steps>\n`;
export const german = english
  .replace('How', 'Wie')
  .replace('What', 'Was')
  .replace('Set it', 'Einstellen')
  .replace('Tap level 2', 'Tippen Sie auf Stufe 2');
