import { join } from 'node:path';
import { capture, main, Problem, root } from '../scripts/tools.ts';
import { checkKotlin } from './kotlin.ts';
import { unknownNames } from './names.ts';

await main(async () => {
  // Without V8's optimizing compiler, which runs out of memory on the grammar of Swift.
  const { code, output } = await capture([process.execPath, '--liftoff-only', join(root, 'tools/native/swift.ts')]);
  process.stdout.write(output);
  const unknown = unknownNames();
  for (const line of unknown) process.stdout.write(`${line}\n`);
  await checkKotlin();
  const faults = [
    ...(code ? ['native/ios has errors'] : []),
    ...(unknown.length ? ['native/ has names that pages do not know'] : []),
  ];
  if (faults.length > 0) throw new Problem(`${faults.join(', and ')}: see above.`);
});
