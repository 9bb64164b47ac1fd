import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertUnattachedImage } from '../../server/db/images.ts';
import { answerFeedback } from '../../src/contract/feedback/conversation.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { feedbackDetail, removeFeedback, restoreFeedback } from '../../src/contract/feedback/read.ts';
import { saveRating } from '../../src/contract/rating/create.ts';
import { ratingDetail } from '../../src/contract/rating/read.ts';
import { editRecipe } from '../../src/contract/recipes/edit.ts';
import { serviceModerate } from '../../src/contract/recipes/operate.ts';
import { listRecipes, recipeDetail, removeRecipe, restoreRecipe } from '../../src/contract/recipes/read.ts';
import { reportRecipe } from '../../src/contract/recipes/report.ts';
import { publishRecipe, saveRecipe } from '../../src/contract/recipes/save.ts';
import { sendTicketMessage } from '../../src/contract/tickets/message.ts';
import { hour } from '../../src/lib/time-units.ts';
import { recipe } from './recipe-bodies.ts';
import { report, upload } from './reports.ts';
import { createServer, type Server } from './server.ts';

let server: Server;
let anna: string;
let louis: string;

beforeEach(async () => {
  server = await createServer();
  anna = await server.signIn('de-anna', { ttlSeconds: 30 * 24 * 3600 });
  louis = await server.signIn('fr-louis', { ttlSeconds: 30 * 24 * 3600 });
});
afterEach(() => server.close());

/** Asks for a picture by its address, as an `<img>` does. */
const show = (url: string) => server.app.request(url.replace('https://api.test', 'http://localhost'));
const statusOf = async (url: string) => (await show(url)).status;

describe('the address of a picture ends with its record', () => {
  test('of a report that is removed, and works again when that is undone', async () => {
    const image = await upload(server, anna);
    const { id } = (await server.call(createFeedback, { token: anna, input: report({ images: [image] }) })).data;
    const { data } = await server.call(feedbackDetail, { token: anna, input: { id } });
    const url = data.messages[0]?.images[0]?.url ?? '';
    expect(await statusOf(url)).toBe(200);
    await server.call(removeFeedback, { token: anna, input: { id } });
    expect(await statusOf(url)).toBe(404);
    await server.call(restoreFeedback, { token: anna, input: { id } });
    expect(await statusOf(url)).toBe(200);
    server.clock.now += hour;
    expect(await statusOf(url)).toBe(403);
  });

  test('of an answer in a report that is removed', async () => {
    const image = await upload(server, anna);
    const { id } = (await server.call(createFeedback, { token: anna, input: report() })).data;
    await server.call(answerFeedback, { token: anna, input: { id, text: '', images: [image] } });
    const { data } = await server.call(feedbackDetail, { token: anna, input: { id } });
    const url = data.messages[1]?.images[0]?.url ?? '';
    expect(await statusOf(url)).toBe(200);
    await server.call(removeFeedback, { token: anna, input: { id } });
    expect(await statusOf(url)).toBe(404);
  });

  const publish = async () => {
    const image = await upload(server, anna);
    const { data } = await server.call(publishRecipe, { token: anna, input: { recipe: recipe({ image }) } });
    const pictureFor = async (token: string) =>
      (await server.call(recipeDetail, { token, input: { id: data.id } })).data?.image?.url ?? '';
    return { ...data, image, own: await pictureFor(anna), public: await pictureFor(louis) };
  };

  test('of a recipe that is removed, for everybody', async () => {
    const { id, own, public: open } = await publish();
    expect([await statusOf(own), await statusOf(open)]).toEqual([200, 200]);
    await server.call(removeRecipe, { token: anna, input: { id } });
    expect([await statusOf(own), await statusOf(open)]).toEqual([404, 404]);
    await server.call(restoreRecipe, { token: anna, input: { id } });
    expect([await statusOf(own), await statusOf(open)]).toEqual([200, 200]);
  });

  test('of a recipe that customer service hides, but for its author', async () => {
    const { id, own, public: open } = await publish();
    await server.call(reportRecipe, { token: louis, input: { id, reason: 'other', text: 'No' } });
    const operator = await server.signIn('service-eu');
    const moderate = (action: 'hide' | 'show') =>
      server.call(serviceModerate, { token: operator, input: { id, action, reason: 'Spam' } });
    expect((await moderate('hide')).code).toBe(200);
    expect([await statusOf(own), await statusOf(open)]).toEqual([200, 404]);
    await moderate('show');
    expect([await statusOf(own), await statusOf(open)]).toEqual([200, 200]);
  });

  test('of a draft is its author’s, and nobody makes it out of another', async () => {
    const image = await upload(server, anna);
    const { id } = (await server.call(saveRecipe, { token: anna, input: { recipe: recipe({ image }) } })).data;
    const { data } = await server.call(editRecipe, { token: anna, input: { id } });
    const url = data.recipe.image?.url ?? '';
    expect(await statusOf(url)).toBe(200);
    const without = new URL(url);
    without.searchParams.delete('author');
    expect(await statusOf(without.href)).toBe(403);
  });

  test('of a listed recipe lives for two days, in lists too, so that they can be read offline', async () => {
    const { public: open } = await publish();
    const { data } = await server.call(listRecipes, { token: louis, input: { limit: '5' } });
    const listed = data.items.flatMap(({ image }) => image?.url ?? []);
    expect(listed.length).toBeGreaterThan(0);
    server.clock.now += 48 * hour;
    for (const url of [open, ...listed]) expect(await statusOf(url)).toBe(200);
    server.clock.now += 24 * hour;
    for (const url of [open, ...listed]) expect(await statusOf(url)).toBe(403);
  });
});

describe('a small picture', () => {
  const smallOf = async (width: number, height: number, bytes?: Uint8Array) => {
    const { default: sharp } = await import('sharp');
    const drawn =
      bytes ??
      (await sharp({ create: { width, height, channels: 3, background: '#0040c0' } })
        .png()
        .toBuffer());
    const image = await insertUnattachedImage(
      server.db,
      'de-anna',
      { media_type: 'image/png', bytes: drawn, width, height },
      server.clock.now,
    );
    await server.call(publishRecipe, { token: anna, input: { recipe: recipe({ image }) } });
    const { data } = await server.call(listRecipes, { token: louis, input: { limit: '50' } });
    const card = data.items.find((item) => item.image?.id === image)?.image;
    return {
      card,
      response: await show(card?.url ?? ''),
      size: async (data: ArrayBuffer) => sharp(Buffer.from(data)).metadata(),
    };
  };

  test.each([
    [400, 17_000],
    [480, 16_384],
    [1, 20_000],
    [1080, 40_000],
    [20_000, 1],
    [300, 200],
  ])('is made of any shape: %i × %i', async (width, height) => {
    const { card, response, size } = await smallOf(width, height);
    expect(response.status).toBe(200);
    const made = await size(await response.arrayBuffer());
    expect(made).toMatchObject({ format: 'webp', width: card?.width, height: card?.height });
  });

  test('of a file that cannot be decoded is missing, which a page of another origin may see', async () => {
    const { response } = await smallOf(40, 20, Buffer.from('\x89PNG\r\n\x1a\nno picture'));
    expect(response.status).toBe(404);
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(await response.json()).toMatchObject({ code: 404 });
  });
});

describe('a picture that the server deleted before its form came', () => {
  const forms = {
    'a report': (image: string) => server.call(createFeedback, { token: anna, input: report({ images: [image] }) }),
    'an answer in a ticket': (image: string) =>
      server.call(sendTicketMessage, { token: anna, input: { id: 'de-anna-contacts', text: 'Here', images: [image] } }),
    'a rating': async (image: string) => {
      const row = await server.db
        .selectFrom('ratings')
        .select('id')
        .where('uid', '=', 'de-anna')
        .where('stars', 'is', null)
        .executeTakeFirstOrThrow();
      expect((await server.call(ratingDetail, { token: anna, input: { id: row.id } })).data.open).toBe(true);
      const input = { id: row.id, stars: 5 as const, aspects: [], comment: '', kept: [], images: [image] };
      return server.call(saveRating, { token: anna, input });
    },
    'a recipe’s draft': (image: string) => server.call(saveRecipe, { token: anna, input: { recipe: recipe({ image }) } }),
    'a recipe': (image: string) => server.call(publishRecipe, { token: anna, input: { recipe: recipe({ image }) } }),
  };

  test.each(Object.entries(forms))('is what the server minds: %s', async (_, send) => {
    const image = await upload(server, anna);
    await server.db.deleteFrom('images').where('id', '=', image).execute();
    expect(await send(image)).toMatchObject({ code: 400, data: { fields: { images: 'unknown' } } });
    expect((await send(await upload(server, anna))).code).toBe(200);
  });
});
