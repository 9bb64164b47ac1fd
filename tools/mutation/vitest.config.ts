import { readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from '../../vitest.config.ts';

/** Milliseconds for a test: those of the sources take a tenth of it, and a mutant that hangs is found out. */
const testTimeout = 20_000;

/** The test files in the order in which they are worth running: the quickest first, so that a mutant is killed soon. */
const order: string[] = process.env.MUTATION_ORDER ? JSON.parse(readFileSync(process.env.MUTATION_ORDER, 'utf8')) : [];

class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => order.findIndex((file) => moduleId.endsWith(file));
    return files.sort((a, b) => place(a) - place(b));
  }
}

const projects = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];

/** The unit, contract and content tests, which tell what of the sources they run. */
export default defineConfig({
  test: {
    sequence: { sequencer: QuickestFirst },
    // The code is larger with all its mutants in it.
    testNamePattern: /^(?!.*costs a page less than)/,
    projects: projects
      .filter(({ test }) => ['node', 'isolated', 'dom'].includes(String(test?.name)))
      .map(({ test, ...project }) => {
        const exclude = [...(test?.exclude ?? []), 'tests/architecture/**'];
        const setupFiles = [test?.setupFiles ?? [], 'tools/mutation/record-coverage.ts'].flat();
        return { ...project, test: { ...test, exclude, testTimeout, setupFiles } };
      }),
  },
});
