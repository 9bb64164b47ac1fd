import { explain } from './search/explain.ts';
import { main } from './tools.ts';

await main(async () => console.log(await explain(process.argv.slice(2))));
