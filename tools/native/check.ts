import { join } from 'node:path';
import { capture, main, Problem, root } from '../scripts/tools.ts';
import { checkKotlin } from './kotlin.ts';

await main(async () => {
  // Without V8's optimizing compiler, which runs out of memory on the grammar of Swift.
  const { code, output } = await capture([process.execPath, '--liftoff-only', join(root, 'tools/native/swift.ts')]);
  process.stdout.write(output);
  await checkKotlin();
  if (code !== 0) throw new Problem('native/ios has errors, which stand above.');
});
