// npm run recipe-pictures: draws the pictures of the seed that changed (README.md in this folder).

import { picturesFolder } from '../../server/seed/pictures.ts';
import { main } from '../scripts/tools.ts';
import { drawAll } from './drawings.ts';
import { updatePictures } from './update.ts';

await main(async () => {
  const drawings = drawAll();
  const { drawn, deleted } = await updatePictures(drawings, picturesFolder);
  for (const file of drawn) console.log(`drawn    ${file}`);
  for (const file of deleted) console.log(`deleted  ${file}`);
  console.log(`${drawings.length} pictures: ${drawn.length} drawn, ${deleted.length} deleted.`);
});
