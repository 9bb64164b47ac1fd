import { join } from 'node:path';
import { capture, main, Problem, root } from '../scripts/tools.ts';
import { checkKotlin } from './kotlin.ts';

await main(async () => {
  // Without V8's optimizing compiler, which runs out of memory on the grammar of Swift.
  const { code, output } = await capture([process.execPath, '--liftoff-only', join(root, 'tools/native/swift.ts')]);
  if (code !== 0) throw new Problem(output);
  process.stdout.write(output);
  await checkKotlin();
});
