import type { Endpoint } from '../../src/contract/endpoint.ts';

/**
 * What the audit trail calls each call that changes something, and each call of customer service: the kind of record, and what is done
 * with it. Null for a call that it leaves out. Who reads their own records is not in it.
 */
const actions: Readonly<Record<string, string | null>> = {
  '/api/v1/afterSale/create': 'afterSale.create',
  '/api/v1/cooking/control': 'cooking.control',
  '/api/v1/cooking/start': 'cooking.start',
  '/api/v1/feedback/answer': 'feedback.answer',
  '/api/v1/feedback/create': 'feedback.create',
  // Tells only that its user has seen it
  '/api/v1/feedback/read': null,
  '/api/v1/feedback/remove': 'feedback.remove',
  '/api/v1/feedback/restore': 'feedback.restore',
  '/api/v1/feedback/solved': 'feedback.settle',
  '/api/v1/feedback/thanks': 'feedback.thank',
  '/api/v1/feedback/upload': 'image.create',
  // Counts of nobody in particular
  '/api/v1/help/signal': null,
  '/api/v1/help/vote': 'vote.save',
  '/api/v1/rating/save': 'rating.save',
  '/api/v1/recipe/favorite': 'recipe.favorite',
  '/api/v1/recipe/publish': 'recipe.publish',
  '/api/v1/recipe/remove': 'recipe.remove',
  '/api/v1/recipe/report': 'recipe.report',
  '/api/v1/recipe/restore': 'recipe.restore',
  '/api/v1/recipe/save': 'recipe.save',
  '/api/v1/registration/correct': 'registration.correct',
  '/api/v1/registration/create': 'registration.create',
  '/api/v1/rma/message': 'ticket.message',
  // Tells only that its user has seen it
  '/api/v1/rma/read': null,

  '/api/v1/operate/afterSale/list': 'afterSale.list',
  '/api/v1/operate/audit/record': 'audit.read',
  '/api/v1/operate/feedback/detail': 'feedback.read',
  '/api/v1/operate/feedback/list': 'feedback.list',
  '/api/v1/operate/feedback/reply': 'feedback.reply',
  '/api/v1/operate/feedback/status': 'feedback.status',
  // Counts of nobody in particular
  '/api/v1/operate/help/failing': null,
  '/api/v1/operate/help/votes': 'vote.list',
  '/api/v1/operate/rating/list': 'rating.list',
  '/api/v1/operate/rating/request': 'rating.request',
  '/api/v1/operate/recipe/moderate': 'recipe.moderate',
  '/api/v1/operate/recipe/reports': 'recipe.list',
  '/api/v1/operate/registration/detail': 'registration.read',
  '/api/v1/operate/registration/list': 'registration.list',
  '/api/v1/operate/registration/void': 'registration.void',
  '/api/v1/operate/rma/create': 'ticket.create',
  '/api/v1/operate/rma/detail': 'ticket.read',
  '/api/v1/operate/rma/list': 'ticket.list',
  '/api/v1/operate/rma/message': 'ticket.message',
  '/api/v1/operate/rma/messages': 'ticket.read',
  '/api/v1/operate/rma/shipping': 'ticket.ship',
  '/api/v1/operate/rma/status': 'ticket.status',
  '/api/v1/operate/rma/upload': 'image.create',
};

/**
 * What the audit trail calls an endpoint's calls; null where it leaves them out.
 *
 * @throws Error for an endpoint that must say so and does not: the server then does not start
 */
export function auditedAs({ method, service, path }: Pick<Endpoint, 'method' | 'service' | 'path'>): string | null {
  if (method === 'GET' && service !== 'operate') return null;
  const action = actions[path];
  if (action === undefined) throw new Error(`${path} needs a row in server/http/audit.ts`);
  return action;
}

/** The record that a call is about: what its input names, or what it has made. Empty for a list. */
export function recordOf(input: unknown, output: unknown): string {
  const [named, made] = [input, output].map((value) => (value as { id?: unknown }).id);
  return String(named ?? made ?? '');
}
