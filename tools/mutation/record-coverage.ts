import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';

/** What the instrumented code counts: how often each mutant's place was run. */
interface Instrumented {
  __stryker__?: { mutantCoverage?: { static: Record<string, number> } };
}

const report = process.env.MUTATION_COVERAGE;
const begun = performance.now();

if (report) {
  const file = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/');
  // Each file makes the seeded database by itself, so that it counts what it runs for that.
  process.env.SEEDED_BY = createHash('sha256').update(file).digest('hex').slice(0, 12);
  afterAll(() => {
    const covered = Object.keys((globalThis as Instrumented).__stryker__?.mutantCoverage?.static ?? {});
    appendFileSync(report, `${JSON.stringify({ file, covered, milliseconds: performance.now() - begun })}\n`);
  });
}
