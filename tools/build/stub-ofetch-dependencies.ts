/*
 * Replaces the two packages that ofetch imports for what `src/api/send.ts` never asks of it: ufo, which joins a base address and a query
 * to an address, and destr, which parses JSON.
 *
 * Without this pass every screen's JavaScript is 1,478 to 1,526 bytes larger (brotli, of 86,016).
 */
import type { Plugin } from 'vite';

/** They throw, so that nobody uses them by accident. */
export const stubs = {
  ufo: `const refuse = () => { throw new Error('ofetch has no ufo here') }; export { refuse as withBase, refuse as withQuery };`,
  destr: `export default () => { throw new Error('ofetch has no destr here') };`,
} as const;

export const stubOfetchDependencies: Plugin = {
  name: 'companion:ofetch-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  load: {
    filter: { id: /node_modules\/(ufo|destr)\// },
    handler: (id) => (id.includes('/ufo/') ? stubs.ufo : stubs.destr),
  },
};
