import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { Deployment, InvalidDeployment, serversOf } from './deployment.ts';

/** Where a build finds its configuration: the file that `COMPANION_CONFIG` names, or the one in the project's folder. */
export const deploymentFile = (): string => process.env.COMPANION_CONFIG || 'companion.config.json';

/**
 * Reads and checks the configuration of a build. For the build and the tools only: a page gets what it needs of it as
 * `__DEPLOYMENT__`.
 *
 * @throws InvalidDeployment that names the file and everything that is wrong in it, for whoever set it up
 */
export function loadDeployment(file = deploymentFile()): Deployment {
  const result = v.safeParse(Deployment, readJson(file));
  if (!result.success) {
    const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
    throw new InvalidDeployment(`${file} cannot be used:\n${problems.join('\n')}\ndocs/configuring.md says what belongs in it.`);
  }
  serversOf(result.output);
  return result.output;
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new InvalidDeployment(`No configuration at ${file}. Put one there, or name another file in COMPANION_CONFIG.`, {
      cause,
    });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidDeployment(`${file} is not JSON: ${(cause as Error).message}`, { cause });
  }
}
