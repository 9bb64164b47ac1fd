import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import type { LocaleCode } from '../../../../src/i18n/locales.ts';
import type { Fault } from '../../../../src/mdx/translation/fault.ts';
import { command, Problem, root } from '../../tools.ts';

/** What Biome's `--reporter=json` tells, as far as it is read. */
interface Report {
  diagnostics: { message: string; location: { path: string } }[];
}

/**
 * JSON files in another form than Biome gives them, so that `npm test` would fail.
 *
 * @param project the folder with `biome.json`; of another one there is nothing to say
 * @throws Problem when Biome does not answer
 */
export function formFaults(codes: readonly LocaleCode[], content: string, project = root): Fault[] {
  const folders = codes.map((code) => relative(project, resolve(project, content, code)));
  if (folders.some((folder) => folder.startsWith('..'))) return [];
  const [program, script] = command('@biomejs/biome');
  const options = ['--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false'];
  const args = [script, 'format', ...options, ...folders];
  const { stdout, stderr, error } = spawnSync(program, args, { cwd: project, encoding: 'utf8' });
  if (error || !stdout) throw new Problem(`Biome cannot look at the files:\n${error?.message ?? stderr}`);
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics
    .filter(({ message }) => message.startsWith('Formatter would have printed'))
    .map(({ location }) => {
      const file = location.path.replaceAll('\\', '/');
      return { file, line: 1, what: 'Its lines are not indented or broken as in the other files', fix: 'npm run format' };
    });
}
