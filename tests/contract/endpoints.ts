import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { root } from '../../tools/scripts/tools.ts';
import { recipe } from './recipe-bodies.ts';
import { registration } from './registrations.ts';
import { report } from './reports.ts';
import type { Server } from './server.ts';

const folder = join(root, 'src/contract');

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;

const modules: object[] = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => import(join(folder, file))),
);

/** Every endpoint of the contract, found by itself: a new one is among them from its first day. */
export const endpoints: readonly Endpoint[] = [
  ...new Map(
    modules
      .flatMap((module) => Object.values(module))
      .filter(isEndpoint)
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  ).values(),
].sort((a, b) => (a.path < b.path ? -1 : 1));

/** What Anna has, and nobody else is to get at. */
export interface Hers {
  feedback: string;
  ticket: string;
  registration: string;
  rating: string;
  recipe: string;
  device: string;
  fryer: string;
  image: string;
}

/** An id of each kind that is Anna's. @param image one that she has uploaded */
export async function hersIn({ db }: Server, image: string): Promise<Hers> {
  const first = async (table: 'tickets' | 'registrations' | 'ratings' | 'recipes') => {
    const row = await db.selectFrom(table).select('id').where('uid', '=', 'de-anna').orderBy('id').executeTakeFirst();
    if (!row) throw new RangeError(`Anna has nothing among the ${table}`);
    return row.id;
  };
  return {
    feedback: 'de-anna-map',
    ticket: await first('tickets'),
    registration: await first('registrations'),
    rating: 'de-anna-rating-device',
    recipe: await first('recipes'),
    device: 'de-anna-robot',
    fryer: 'de-anna-fryer',
    image,
  };
}

/** What Anna, or customer service of her region, may ask of each endpoint: the whole of it, so that a generated case can spoil any of it. */
export const inputsOf = (hers: Hers): Readonly<Record<string, Record<string, unknown>>> => {
  const ofTicket = { id: hers.ticket };
  const parcel = { carrier: 'DHL', trackingNumber: '1', trackingUrl: 'https://www.example.com/1' };
  return {
    '/api/v1/afterSale/create': { gender: 'other', birthday: '1990-02-28', orderNumber: 'A-1', region: 'Bayern' },
    '/api/v1/operate/afterSale/list': {},
    '/api/v1/cooking/start': { deviceId: hers.fryer, recipeId: hers.recipe },
    '/api/v1/cooking/list': {},
    '/api/v1/cooking/control': { id: 'never-was', action: 'pause' },
    '/api/v1/user/devices': {},
    '/api/v1/feedback/message': {},
    '/api/v1/operate/audit/record': { id: hers.feedback, limit: '5' },
    '/api/v1/operate/feedback/list': { status: 'processing' },
    '/api/v1/operate/feedback/detail': { id: hers.feedback },
    '/api/v1/operate/feedback/reply': { id: hers.feedback, text: 'Hello' },
    '/api/v1/operate/feedback/status': { id: hers.feedback, status: 'confirmed' },
    '/api/v1/feedback/list': { cursor: '1-x', limit: '5' },
    '/api/v1/feedback/detail': { id: hers.feedback },
    '/api/v1/feedback/read': { id: hers.feedback },
    '/api/v1/feedback/answer': { id: hers.feedback, text: 'Hello', images: [hers.image] },
    '/api/v1/feedback/expected': { typeId: 'cleaning' },
    '/api/v1/feedback/solved': { id: hers.feedback, solved: true },
    '/api/v1/feedback/thanks': { id: hers.feedback },
    '/api/v1/feedback/removed': { cursor: '1-x', limit: '5' },
    '/api/v1/feedback/remove': { id: hers.feedback },
    '/api/v1/feedback/restore': { id: hers.feedback },
    '/api/v1/operate/help/votes': {},
    '/api/v1/operate/help/failing': { lang: 'de' },
    '/api/v1/help/signal': { kind: 'report', article: 'robot-lost', lang: 'de' },
    '/api/v1/help/vote': { article: 'robot-lost', lang: 'de', helpful: false, reason: 'unclear', comment: 'Hm' },
    '/api/v1/feedback/upload': {},
    '/api/v1/feedback/create': { ...report(), article: 'robot-lost', images: [hers.image] },
    '/api/v1/feedback/types': {},
    '/api/v1/rating/save': { id: hers.rating, stars: 5, aspects: [], comment: 'Fine', kept: [], images: [hers.image] },
    '/api/v1/operate/rating/list': {},
    '/api/v1/operate/rating/request': { kind: 'device', subjectId: hers.device },
    '/api/v1/rating/detail': { id: hers.rating },
    '/api/v1/recipe/edit': { id: hers.recipe, version: '1' },
    '/api/v1/recipe/history': { id: hers.recipe },
    '/api/v1/recipe/save': { id: hers.recipe, revision: 1, recipe: recipe() },
    '/api/v1/recipe/publish': { id: hers.recipe, revision: 1, recipe: recipe() },
    '/api/v1/recipe/report': { id: hers.recipe, reason: 'copied', text: 'Mine' },
    '/api/v1/operate/recipe/reports': { open: '1' },
    '/api/v1/operate/recipe/moderate': { id: hers.recipe, action: 'hide', reason: 'Raw' },
    '/api/v1/recipe/list': { equipment: 'basket', food: 'potatoes', cursor: '1.x', limit: '5' },
    '/api/v1/recipe/search': { q: 'potato', cursor: '1.x', limit: '5' },
    '/api/v1/recipe/detail': { id: hers.recipe },
    '/api/v1/recipe/works': { limit: '5' },
    '/api/v1/recipe/favorites': { limit: '5' },
    '/api/v1/recipe/favorite': { id: hers.recipe, favorite: true },
    '/api/v1/recipe/remove': { id: hers.recipe },
    '/api/v1/recipe/restore': { id: hers.recipe },
    '/api/v1/registration/correct': { id: hers.registration, revision: 1, orderNumber: 'A-17 203', purchaseDate: '2026-05-30' },
    '/api/v1/registration/create': { ...registration() },
    '/api/v1/operate/registration/list': { status: 'active' },
    '/api/v1/operate/registration/detail': { id: hers.registration },
    '/api/v1/operate/registration/void': { id: hers.registration },
    '/api/v1/registration/list': {},
    '/api/v1/registration/detail': { id: hers.registration },
    '/api/v1/rma/list': { group: 'open', type: 'repair', q: 'x', cursor: '1-x', limit: '5' },
    '/api/v1/rma/message': { ...ofTicket, text: 'Hello', images: [hers.image] },
    '/api/v1/operate/rma/list': { group: 'open', q: 'x' },
    '/api/v1/operate/rma/messages': { ...ofTicket, cursor: '9' },
    '/api/v1/operate/rma/detail': ofTicket,
    '/api/v1/operate/rma/create': {
      uid: 'de-anna',
      type: 'repair',
      device: { name: 'Robot', model: '900a', sn: 'SN' },
      orderNumber: '1',
      text: 'Hello',
    },
    '/api/v1/operate/rma/upload': {},
    '/api/v1/operate/rma/message': { ...ofTicket, text: 'Hello', images: [] },
    '/api/v1/operate/rma/status': { ...ofTicket, status: 'question', note: 'Hm' },
    '/api/v1/operate/rma/shipping': { ...ofTicket, shipping: { toService: parcel, toUser: null, address: 'Here' } },
    '/api/v1/rma/messages': { ...ofTicket, cursor: '9' },
    '/api/v1/rma/detail': ofTicket,
    '/api/v1/rma/read': ofTicket,
    '/api/v1/user/info': {},
  };
};
