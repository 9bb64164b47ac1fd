import { purge } from '../../server/db/purge.ts';
import { type Cooking, controlCooking, startCooking } from '../../src/contract/cooking/cooking.ts';
import { day } from '../../src/lib/time-units.ts';
import { endpoints, type Hers, hersIn, inputsOf } from './endpoints.ts';
import { recipe } from './recipe-bodies.ts';
import { report } from './reports.ts';
import type { Server } from './server.ts';

type Inputs = readonly Record<string, unknown>[];

/** Further inputs, with which a call runs other queries: a later page, filters, searches of all kinds. */
const variants = ({ hers, published, others }: Callers): Readonly<Record<string, Inputs>> => {
  const pages: Inputs = [{}, { cursor: '1.x' }, { cursor: '2000000000000.x', limit: '50' }];
  const tickets: Inputs = [{}, { group: 'closed' }, { type: 'refund' }, { q: 'rma-1' }, { q: 'robot broken' }];
  const searches = ['potato ', 'potat', 'chikcen ', 'ap', 'bratkartoffel ', '鸡翅', 'crisp potatoes with rosemary '];
  return {
    '/api/v1/feedback/list': pages,
    '/api/v1/feedback/removed': pages,
    '/api/v1/rma/list': [...pages, ...tickets, { group: 'open', cursor: '2000000000000.x' }],
    '/api/v1/recipe/works': pages,
    '/api/v1/recipe/favorites': pages,
    '/api/v1/recipe/list': [
      { counted: '1' },
      { food: 'vegan,fish', cursor: 'en.400000.x' },
      { cursor: 'en.400000.x' },
      { equipment: 'basket', difficulty: 'easy', cuisine: 'german', food: 'potatoes' },
    ],
    '/api/v1/recipe/search': searches.map((q) => ({ q })),
    '/api/v1/operate/feedback/list': [{}, { number: '01BD-93A1' }],
    '/api/v1/operate/rma/list': tickets,
    '/api/v1/operate/registration/list': [{}, { number: '01BD-93A1' }],
    '/api/v1/operate/rating/list': [{ kind: 'device' }],
    '/api/v1/operate/help/votes': [{ article: 'robot-lost' }],
    '/api/v1/help/signal': [{ kind: 'search', lang: 'de', words: 'mop lifts carpet' }],
    '/api/v1/feedback/expected': [{ typeId: 'device' }],
    '/api/v1/operate/rating/request': [{ kind: 'reply', subjectId: hers.feedback }],
    '/api/v1/feedback/create': [report()],
    '/api/v1/rating/save': [{ id: hers.rating, stars: 4, aspects: [], comment: '', kept: [], images: [] }],
    '/api/v1/rma/message': [{ id: hers.ticket, text: 'Hello', images: [] }],
    '/api/v1/recipe/edit': [{ id: published.id, version: '1' }, { id: published.id }],
    '/api/v1/recipe/history': [{ id: published.id }],
    '/api/v1/recipe/save': [{ ...published, recipe: recipe() }, { recipe: recipe() }],
    '/api/v1/recipe/publish': [{ ...published, revision: published.revision + 1, recipe: recipe() }],
    '/api/v1/recipe/report': others.map((id) => ({ id, reason: 'copied', text: 'Mine' })),
    '/api/v1/recipe/favorite': others.flatMap((id) => [true, false].map((favorite) => ({ id, favorite }))),
    '/api/v1/recipe/detail': others.map((id) => ({ id })),
    '/api/v1/operate/recipe/moderate': others.map((id) => ({ id, action: 'hide', reason: 'Raw' })),
    '/api/v1/cooking/start': others.map((recipeId) => ({ deviceId: hers.fryer, recipeId })),
  };
};

/** What ends a record, and so comes last. */
const isEnd = ({ path }: { path: string }) => /(remove|void|moderate)$/.test(path);

export interface Callers {
  user: string;
  operator: string;
  hers: Hers;
  /** A recipe of hers that was published */
  published: { id: string; revision: number };
  /** Recipes of other people that everybody can see */
  others: readonly string[];
  /** The body of an upload */
  picture: Uint8Array;
}

/** Anna, and customer service of her region. @param image one that she has uploaded */
export async function callersOf(server: Server, image: string, picture: Uint8Array): Promise<Callers> {
  const recipes = server.db.selectFrom('recipes').select(['id', 'revision']).where('listed', '=', 1).orderBy('id', 'desc');
  const published = await recipes.where('uid', '=', 'de-anna').executeTakeFirstOrThrow();
  const others = await recipes.where('uid', '!=', 'de-anna').limit(8).execute();
  return {
    user: await server.signIn('de-anna'),
    operator: await server.signIn('service-eu'),
    hers: await hersIn(server, image),
    published,
    others: others.map(({ id }) => id),
    picture,
  };
}

/**
 * Calls every endpoint of the contract once and more, as a user or as customer service, looks at a picture, asks the probes, and purges.
 *
 * @returns the calls that were answered with another code than 200, as `path: code`
 */
export async function callEverything(server: Server, callers: Callers): Promise<string[]> {
  const { user, operator, hers, picture } = callers;
  const [samples, more] = [inputsOf(hers), variants(callers)];
  const refused: string[] = [];
  const ordered = [...endpoints.filter((endpoint) => !isEnd(endpoint)), ...endpoints.filter(isEnd)];
  for (const endpoint of ordered) {
    const token = endpoint.service === 'operate' ? operator : user;
    for (const input of [samples[endpoint.path] ?? {}, ...(more[endpoint.path] ?? [])]) {
      const { code, data } = await server.call(endpoint, { token, input: endpoint.body === 'image' ? picture : input });
      if (code !== 200) refused.push(`${endpoint.path}: ${code}`);
      if (endpoint.body === 'image') await look(server, (data as { url: string }).url);
      if (endpoint === startCooking && code === 200) await control(server, user, data as { cooking: Cooking });
    }
  }
  await server.app.request('/readyz');
  await purge(server.db, server.clock.now + 91 * day);
  return refused;
}

async function control(server: Server, token: string, { cooking }: { cooking: Cooking }): Promise<void> {
  for (const action of ['pause', 'resume', 'stop'] as const)
    await server.call(controlCooking, { token, input: { id: cooking.id, action } });
}

/** Opens a picture as a browser does, also its thumbnail. */
async function look({ app }: Server, address: string): Promise<void> {
  const { pathname, search } = new URL(address);
  for (const size of ['', '&size=small']) await app.request(`${pathname}${search}${size}`);
}
