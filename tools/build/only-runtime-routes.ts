import type { Plugin } from 'vite';
import { runtimeRoutes } from '../../src/routes/rewrites.ts';

/** All that the worker asks of the table of routes is which addresses end in an id: it carries no more of it. */
export const onlyRuntimeRoutes: Plugin = {
  name: 'companion:only-runtime-routes',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/src/routes/table.ts')) return undefined;
    return `export const routes = ${JSON.stringify(runtimeRoutes.map((path) => ({ path: `${path}/:id` })))};\nexport const routeOf = () => undefined;`;
  },
};
