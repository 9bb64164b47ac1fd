import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from '../scripts/tools.ts';
import { generated } from './generated.ts';

await main(async () => {
  for (const [path, text] of Object.entries(generated)) {
    writeFileSync(join(root, path), text());
    console.log(`Wrote ${path}`);
  }
});
