import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../scripts/chromium.ts';
import { addresses, testPort } from '../scripts/deployment.ts';
import { testSite } from '../scripts/test-site.ts';
import { capture, command, Problem, root } from '../scripts/tools.ts';
import type { Figure } from './figures.ts';

/** Of these runs; `npm test` has its own in the folder above. */
const reports = join(root, 'test-results', 'chaos');

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    tags: string[];
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results: { error?: { message?: string }; attachments: { path?: string }[] }[];
    }[];
  }[];
}

/** The flows of `npm test` whose title or tags `grep` finds, again and again. @returns what each try counted, or whether it failed */
export async function flows(grep: string, tries: number, seed: number): Promise<Figure[]> {
  const file = fresh('flows.json');
  // Its own folder for each, or the next would clear away what a failure left to look at.
  const output = `--output=${join(reports, grep.replace(/\W+/g, ''))}`;
  const line = [...command('@playwright/test', 'playwright'), 'test', '--reporter=json', '--retries=0', output] as const;
  const env = {
    ...process.env,
    CHAOS_SEED: String(seed),
    CHROMIUM: await ensureChromium(),
    PORT: String(addresses(testPort).port),
    SITE_DIR: testSite.outDir,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const ended = await capture([...line, `--grep=${grep}`, `--repeat-each=${tries}`], env);
  const { suites } = read<{ suites: Suite[] }>(file, ended.output);
  return suites.flatMap(specsOf).flatMap(({ title, tags, tests }) =>
    tests.flatMap(({ status, annotations, results }): Figure[] => {
      const counted = annotations.flatMap(({ type, description }) =>
        type === 'figure' && description ? [JSON.parse(description)] : [],
      );
      // The run was stopped before its turn came.
      if (status === 'skipped') return [];
      if (status === 'expected' && counted.length > 0) return counted;
      const row = Number(tags.find((tag) => /row-\d/.test(tag))?.replace(/\D+/, ''));
      const failed = Number(status !== 'expected');
      if (failed) {
        const [{ error, attachments } = { attachments: [] }] = results;
        const seen = attachments.flatMap(({ path }) => path ?? []).map((path) => `\n    ${path}`);
        console.log(`  ✗ ${title}\n    ${error?.message?.split('\n')[0]}${seen.join('')}`);
      }
      return [...counted, { row, what: title, tries: 1, violations: { failed } }];
    }),
  );
}

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

interface Tests {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[]; meta?: { figure?: Figure } }[] }[];
}

/** Tests that need no browser, by what their paths begin with, and the row of those that count nothing themselves. */
export interface Group {
  paths: readonly string[];
  row: number;
}

/** These tests, with as many generated cases each as is said. */
export async function tests({ paths, row }: Group, tries: number, seed: number): Promise<Figure[]> {
  const file = fresh('tests.json');
  const line = [...command('vitest'), 'run', '--reporter=json', `--outputFile=${file}`, '--testTimeout=600000'] as const;
  const env = { ...process.env, CHAOS_SEED: String(seed), FC_RUNS: String(tries), SITE_DIR: testSite.outDir };
  const { output } = await capture([...line, ...paths], env);
  const { testResults } = read<Tests>(file, output);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ title, status, failureMessages, meta }): Figure[] => {
      if (status !== 'passed') console.log(`  ✗ ${title}\n    ${failureMessages[0]?.slice(0, 500)}`);
      else if (meta?.figure) return [meta.figure];
      const failed = Number(status !== 'passed');
      return [{ row, what: failed ? title : `tests in ${paths.join(', ')}`, tries: 1, violations: { failed } }];
    });
}

function fresh(name: string): string {
  const file = join(reports, name);
  rmSync(file, { force: true });
  mkdirSync(reports, { recursive: true });
  return file;
}

function read<T>(file: string, output: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    throw new Problem(`${output}\nThe tests ended without a report.`);
  }
}
