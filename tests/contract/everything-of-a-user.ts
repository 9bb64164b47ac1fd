import { expect } from 'vitest';
import { setPace } from '../../server/cooking/cookings.ts';
import { bindDevice } from '../../server/db/devices.ts';
import { insertUser } from '../../server/db/users.ts';
import { createAfterSale } from '../../src/contract/after-sales/create.ts';
import { startCooking } from '../../src/contract/cooking/cooking.ts';
import { voteHelp } from '../../src/contract/faq/votes.ts';
import { answerFeedback } from '../../src/contract/feedback/conversation.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail, removeFeedback } from '../../src/contract/feedback/read.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { saveRating } from '../../src/contract/rating/create.ts';
import { serviceRequestRating } from '../../src/contract/rating/operate.ts';
import { removeRecipe, setFavorite } from '../../src/contract/recipes/read.ts';
import { reportRecipe } from '../../src/contract/recipes/report.ts';
import { publishRecipe, saveRecipe } from '../../src/contract/recipes/save.ts';
import { correctRegistration } from '../../src/contract/registration/correct.ts';
import { createRegistration } from '../../src/contract/registration/create.ts';
import { sendTicketMessage } from '../../src/contract/tickets/message.ts';
import {
  serviceCreateTicket,
  serviceTicketMessage,
  serviceTicketShipping,
  serviceTicketStatus,
  serviceUpload,
} from '../../src/contract/tickets/operate.ts';
import { jpeg } from './pictures.ts';
import { recipe } from './recipe-bodies.ts';
import { registration } from './registrations.ts';
import { report, upload } from './reports.ts';
import type { Server } from './server.ts';

/** Who does everything that the contract lets a user do, in the tests of personal data. */
export const zelda = 'zelda-qzuid';

/** Whom she shares a device and a recipe with, and whose recipe she collects. */
const louis = 'fr-louis';

/** Everything of {@link zelda}: words that stand nowhere else, and her pictures' first bytes after those of every JPEG. */
export interface Traces {
  words: readonly string[];
  /** Ids of her records. The audit trail keeps them, under a pseudonym without a key */
  records: readonly string[];
  pictures: readonly Uint8Array[];
  /** Their ids, with which the names of their objects begin */
  images: readonly string[];
  token: string;
  /** A recipe of somebody else that she has collected */
  collected: string;
  recipe: string;
}

/**
 * Adds {@link zelda} and does everything in her name, through the contract: as the user, and as customer service and others about what
 * is hers. Each text has a word of its own.
 */
export async function doEverything(server: Server): Promise<Traces> {
  const words: string[] = [];
  /** A word that no other text has, in letters that are no hexadecimal digits and that nothing folds */
  const word = () => {
    const made = `qzx${String(words.length).replace(/\d/g, (digit) => 'ghjkmnprst'[Number(digit)] ?? '')}wort`;
    words.push(made);
    return made;
  };
  const { db, clock } = server;
  await insertUser(db, { uid: zelda, username: word(), country: 'DE', lang: 'de', role: 'user' });
  const device = await bindDevice(db, zelda, { name: word(), model: 'K10', kind: 'airFryer', sn: word() });
  await db.insertInto('device_shares').values({ device_id: device, uid: louis }).execute();
  const home = await db.selectFrom('homes').select('id').where('uid', '=', zelda).executeTakeFirstOrThrow();
  await db.insertInto('device_groups').values({ id: 'zelda-group', home_id: home.id, name: word() }).execute();
  await db.insertInto('device_group_members').values({ group_id: 'zelda-group', device_id: device }).execute();

  await setPace(db, zelda, 60, clock.now);
  const token = await server.signIn(zelda);
  const service = await server.signIn('service-eu');
  const other = await server.signIn(louis);
  const call = async (...args: Parameters<Server['call']>) => {
    const answer = await server.call(...args);
    expect(answer.code, `${args[0].path}: ${answer.text}`).toBe(200);
    return answer.data as { id: string; revision: number };
  };
  const picture = () => upload(server, token);

  const { id: feedback } = await call(createFeedback, {
    token,
    input: report({
      device: { source: 'mine', deviceId: device },
      description: word(),
      contact: `${word()}@example.com`,
      platform: word(),
      orderNumber: word(),
      images: [await picture(), await picture()],
      tried: [{ answer: 'robot-lost', version: 'abcd1234', step: 'qzxstep', at: 1 }],
    }),
  });
  await call(serviceReply, { token: service, input: { id: feedback, text: word() } });
  await call(answerFeedback, { token, input: { id: feedback, text: word(), images: [await picture()] } });
  await call(feedbackDetail, { token, input: { id: feedback } });
  const { id: removed } = await call(createFeedback, {
    token,
    input: report({ device: { source: 'manual', sn: word(), deviceId: word() }, description: word() }),
  });
  await call(removeFeedback, { token, input: { id: removed } });

  const { id: ticket } = await call(serviceCreateTicket, {
    token: service,
    input: { uid: zelda, type: 'repair', device: { name: word(), model: 'K10', sn: word() }, orderNumber: word(), text: word() },
  });
  const { id: fromService } = await call(serviceUpload, { token: service, input: await jpeg() });
  await call(serviceTicketMessage, { token: service, input: { id: ticket, text: word(), images: [fromService] } });
  await call(sendTicketMessage, { token, input: { id: ticket, text: word(), images: [await picture()] } });
  await call(serviceTicketStatus, { token: service, input: { id: ticket, status: 'approved', note: word() } });
  const parcel = { carrier: word(), trackingNumber: word(), trackingUrl: `https://example.com/${word()}` };
  await call(serviceTicketShipping, {
    token: service,
    input: { id: ticket, shipping: { toService: parcel, toUser: null, address: word() } },
  });

  const { id: registered } = await call(createRegistration, {
    token,
    input: registration({
      ...{ orderNumber: word(), serialNumber: word(), firstName: word(), lastName: word(), email: `${word()}@example.com` },
      ...{ platform: word(), nickname: word(), region: word(), deviceId: device },
    }),
  });
  await call(correctRegistration, {
    token,
    input: { id: registered, revision: 1, orderNumber: word(), purchaseDate: '2026-05-29' },
  });

  const { id: rating } = await call(serviceRequestRating, { token: service, input: { kind: 'reply', subjectId: feedback } });
  const answer = { stars: 4, aspects: [], kept: [], images: [await picture()] };
  await call(saveRating, { token, input: { id: rating, comment: word(), ...answer } });
  await call(createAfterSale, {
    token,
    input: { gender: 'female', birthday: '1990-02-28', orderNumber: word(), region: word() },
  });
  await call(voteHelp, {
    token,
    input: { article: 'robot-lost', lang: 'de', helpful: false, reason: 'unclear', comment: word() },
  });

  const written = async () =>
    recipe({
      title: `${word()} potatoes`,
      description: word(),
      ingredients: [{ amount: 1, unit: 'g', name: word() }],
      steps: [{ text: word(), image: await picture(), heat: { mode: 'airFry', temperature: 180, minutes: 9 }, minutes: null }],
      image: await picture(),
    });
  const first = await call(publishRecipe, { token, input: { recipe: await written() } });
  const { id, revision } = await call(publishRecipe, { token, input: { ...first, recipe: await written() } });
  await call(saveRecipe, { token, input: { id, revision, recipe: await written() } });
  const draft = await call(saveRecipe, { token, input: { recipe: await written() } });
  await call(removeRecipe, { token, input: { id: draft.id } });
  await call(startCooking, { token: other, input: { deviceId: device, recipeId: id } });
  await call(setFavorite, { token: other, input: { id, favorite: true } });
  await call(reportRecipe, { token: other, input: { id, reason: 'copied', text: word() } });
  // He uses the device that she shares in records of his own.
  const ofHis = { orderNumber: 'order-of-louis' };
  const shared = { source: 'mine', deviceId: device } as const;
  await call(createFeedback, { token: other, input: report({ ...ofHis, device: shared, contact: 'louis@example.com' }) });
  await call(createRegistration, { token: other, input: registration({ ...ofHis, deviceId: device }) });

  const foreign = await db
    .selectFrom('recipes')
    .select('id')
    .where('listed', '=', 1)
    .where('uid', '=', louis)
    .executeTakeFirstOrThrow();
  await call(setFavorite, { token, input: { id: foreign.id, favorite: true } });
  await call(reportRecipe, { token, input: { id: foreign.id, reason: 'other', text: word() } });
  await call(uploadImage, { token, input: await jpeg(44, 22) });
  clock.now += 1000;

  const images = await db.selectFrom('images').select('id').where('uid', '=', zelda).execute();
  await db
    .insertInto('small_images')
    .values({ image_id: images[0]?.id ?? '', bytes: Buffer.from(word()) })
    .execute();
  const pictures = await Promise.all(images.map(async ({ id }) => new Uint8Array((await server.picture(id)).bytes)));
  return {
    words: [...words, zelda],
    records: [device, feedback, ticket, registered, rating, id, draft.id],
    pictures,
    images: images.map(({ id }) => id),
    token,
    collected: foreign.id,
    recipe: id,
  };
}
