import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file in one step, so that a running `npm run dev` never reads half of it. */
export function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.part`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
