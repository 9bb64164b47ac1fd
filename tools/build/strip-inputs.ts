import type { Plugin } from 'vite';

/** What is read of the nodes of a script's syntax tree (https://github.com/estree/estree). */
interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: readonly { properties?: readonly (Node & { key?: { name?: string } })[] }[];
}

/**
 * Takes out of the pages what their calls must say: a form checks that by its own rules and the server by the contract, while a page only
 * checks what it is answered. Some of these schemas would stand in every screen, and with them half of valibot.
 */
export const leanContract: Plugin = {
  name: 'companion:lean-contract',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/contract\// },
    handler(code) {
      const inputs = calls(this.parse(code))
        .filter(({ callee }) => callee?.name === 'endpoint')
        .flatMap((call) => call.arguments?.[0]?.properties ?? [])
        .filter(({ key }) => key?.name === 'input');
      if (inputs.length === 0) return null;
      const lean = inputs.reduceRight(
        (text, { start, end }) => `${text.slice(0, start)}input: undefined${text.slice(end)}`,
        code,
      );
      return { code: lean, map: null };
    },
  },
};

function calls(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap(calls);
  return (tree as Node).type === 'CallExpression' ? [tree as Node, ...inside] : inside;
}
