/*
 * Replaces what packages import for parts of them that this site never asks for: ofetch imports ufo, which joins a base address and a
 * query to an address, and destr, which parses JSON; `useStore` of nanostores listens to single keys of a store if told to.
 *
 * Without this pass every screen's JavaScript is about 1,800 bytes larger (brotli, of 86,016).
 */
import type { Plugin } from 'vite';

const refuse = (what: string): string => `() => { throw new Error('${what} is left out of the build') }`;

/** By a part of their files' paths. They throw, so that nobody uses them by accident. */
export const stubs = {
  '/ufo/': `const refuse = ${refuse('ufo')}; export { refuse as withBase, refuse as withQuery };`,
  '/destr/': `export default ${refuse('destr')};`,
  '/nanostores/listen-keys/': `const refuse = ${refuse('listenKeys')}; export { refuse as listenKeys, refuse as subscribeKeys };`,
} as const;

export const stubUnusedParts: Plugin = {
  name: 'companion:unused-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  load: {
    filter: { id: Object.keys(stubs).map((part) => RegExp(`/node_modules${part}`)) },
    handler: (id) => Object.entries(stubs).find(([part]) => id.includes(part))?.[1],
  },
};
