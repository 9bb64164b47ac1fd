import { main } from './tools.ts';
import { tools } from './translations/command.ts';

await main(async () => console.log(tools(process.argv.slice(2))));
