import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { filesUnder } from '../scripts/site.ts';
import { cache, capture, main, Problem, root } from '../scripts/tools.ts';

/** The grammar was built for that version of the parser. */
const packages = ['web-tree-sitter@0.24.7', 'tree-sitter-wasms@0.1.13'];
const folder = join(cache, 'tree-sitter');

/** As much of web-tree-sitter as is used here. */
interface SyntaxNode {
  /** Of what is missing, the token itself */
  readonly type: string;
  readonly isError: boolean;
  readonly isMissing: boolean;
  readonly hasError: boolean;
  readonly children: readonly SyntaxNode[];
  readonly startPosition: { row: number; column: number };
}
interface Parser {
  setLanguage(language: unknown): void;
  parse(text: string): { rootNode: SyntaxNode };
}
type ParserClass = { new (): Parser; init(): Promise<void>; Language: { load(path: string): Promise<unknown> } };

async function swiftParser(): Promise<Parser> {
  const modules = join(folder, 'node_modules');
  const grammar = join(modules, 'tree-sitter-wasms/out/tree-sitter-swift.wasm');
  if (!existsSync(grammar)) {
    mkdirSync(folder, { recursive: true });
    console.log(`Fetching a parser of Swift (npm install ${packages.join(' ')})…`);
    const options = ['--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
    const { code, output } = await capture(['npm', 'install', ...options, ...packages]);
    if (code !== 0) throw new Problem(`${output}\nnpm could not install ${packages.join(' ')}. Its words are above.`);
  }
  const Parser = createRequire(join(folder, 'index.js'))('web-tree-sitter') as ParserClass;
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Parser.Language.load(grammar));
  return parser;
}

/** The places that the grammar cannot parse: the innermost ones. */
function errorsIn(node: SyntaxNode): SyntaxNode[] {
  if (!node.hasError && !node.isMissing) return [];
  const inner = node.children.flatMap(errorsIn);
  return inner.length > 0 || !(node.isError || node.isMissing) ? inner : [node];
}

/** What is wrong at a place that the grammar cannot parse, as the end of a sentence that begins with the place. */
export const faultOf = ({ isMissing, type }: Pick<SyntaxNode, 'isMissing' | 'type'>, line = ''): string =>
  isMissing ? `lacks “${type}”, or something before is not closed` : `is no Swift that the grammar knows: ${line.trim()}`;

/** @throws Problem if there are none, which would pass as files without errors */
export function swiftFiles(folder: string): string[] {
  const files = filesUnder(folder).filter((file) => file.endsWith('.swift'));
  if (files.length === 0) throw new Problem('native/ios has no Swift files.');
  return files;
}

// Parses native/ios with tree-sitter: its syntax is checked, and neither names nor types. Run by check.ts.
await main(async () => {
  const parser = await swiftParser();
  const files = swiftFiles(join(root, 'native/ios'));
  const problems = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n');
    return errorsIn(parser.parse(text).rootNode).map((node) => {
      const { row, column } = node.startPosition;
      return `${relative(root, file)}:${row + 1}:${column + 1} ${faultOf(node, lines[row])}`;
    });
  });
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  if (errorsIn(parser.parse('func a( {').rootNode).length === 0) throw new Problem('The parser of Swift accepts anything.');
  console.log(`Swift: ${files.length} files of native/ios parse.`);
});
