import { pageOf } from './rewrites.ts';

/** As much of a Vite plugin as this is. */
interface DevPlugin {
  name: string;
  configureServer(server: {
    middlewares: { use(handle: (request: { url?: string }, response: unknown, next: () => void) => void): unknown };
  }): void;
}

/** Lets `astro dev` answer an address with an id by its page, as every host of the built site does. */
export const devRewrites = (): DevPlugin => ({
  name: 'companion:rewrites',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      const [path = '', ...query] = (request.url ?? '').split('?');
      request.url = [pageOf(path), ...query].join('?');
      next();
    });
  },
});
