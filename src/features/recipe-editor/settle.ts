import { ApiError } from '../../api/errors.ts';
import { saveRecipe } from '../../contract/recipes/save.ts';
import type { Draft } from '../../stores/drafts.ts';
import { api } from '../../stores/session.ts';

/** A call whose answer has not come: the server may have kept the draft, under an id that nobody here knows. */
export interface Unanswered {
  key: string;
  input: object;
}

/** Keeps a draft on the server, in the contract's form already. */
export const keep = (input: object, key: string, uid: string) => api(saveRecipe, input as never, { key, uid, quiet: true });

/**
 * Asks once more for an answer that never came, so that a draft does not become two recipes: the same call under the same key. The
 * draft then goes on from there.
 */
export async function settle({ fields, uid }: Pick<Draft, 'fields' | 'uid'>): Promise<void> {
  if (!fields.unanswered) return;
  const { key, input } = JSON.parse(fields.unanswered) as Unanswered;
  try {
    const { id, revision } = await keep(input, key, uid);
    Object.assign(fields, { id, revision: String(revision) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.transient) return;
  }
  fields.unanswered = '';
}
