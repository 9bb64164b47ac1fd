import { join } from 'node:path';
import { capture, main, Problem, root } from '../scripts/tools.ts';
import { checkKotlin } from './kotlin.ts';
import { wrongNames } from './names.ts';

await main(async () => {
  // Without V8's optimizing compiler, which runs out of memory on the grammar of Swift.
  const { code, output } = await capture([process.execPath, '--liftoff-only', join(root, 'tools/native/swift.ts')]);
  process.stdout.write(output);
  const wrong = wrongNames();
  for (const line of wrong) process.stdout.write(`${line}\n`);
  await checkKotlin();
  const faults = [...(code ? ['native/ios has errors'] : []), ...(wrong.length ? ['native/ has wrong names of functions'] : [])];
  if (faults.length > 0) throw new Problem(`${faults.join(', and ')}: see above.`);
});
