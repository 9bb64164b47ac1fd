import { ApiError } from '../../api/errors.ts';
import { bodyOf, check, errorTexts } from '../../app/form/check.ts';
import type { Errors } from '../../app/form/form.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import { type Draft, type DraftImage, newKey } from '../../stores/drafts.ts';
import { replaceKeys } from '../../stores/send-item.ts';
import { upload } from '../../stores/upload.ts';
import { draftRules } from './rules.ts';
import { keep, settle, type Unanswered } from './settle.ts';

/**
 * What became of a draft that was to be kept on the server.
 *
 * - `away`: it cannot be reached; the draft stays on this device
 * - `changed`: the recipe has moved on since, on another device
 */
export type Saved = { is: 'kept'; id: string; revision: number } | { is: 'wrong'; errors: Errors } | { is: 'away' | 'changed' };

/**
 * Keeps a draft on the server.
 *
 * @param draft its `fields` change when an earlier call is answered only now
 * @param onSending told what is on its way, to be kept until the answer is there
 */
export async function save(
  draft: Draft,
  user: UserInfo,
  t: Translate,
  onSending: (fields: Readonly<Record<string, string>>) => void,
): Promise<Saved> {
  const errors = await check(draftRules, draft, user, t);
  if (Object.keys(errors).length) return { is: 'wrong', errors };
  try {
    await settle({ fields: draft.fields, uid: user.uid });
    const { id = '', revision = '', unanswered } = draft.fields;
    if (unanswered) return { is: 'away' };
    onSending({ id, revision, unanswered: '' });
    const send = async (images: readonly DraftImage[], anew = false) => {
      const input = replaceKeys(bodyOf(draftRules, draft, user), await idsOf(images, user.uid, anew));
      const key = newKey();
      onSending({ id, revision, unanswered: JSON.stringify({ key, input } satisfies Unanswered) });
      return keep(input, key, user.uid);
    };
    const kept = await send(draft.images).catch((error: unknown) => {
      // Sent ahead long ago, and given up by the server since.
      if (refusedFields(error).images && draft.images.some((image) => image.uploaded)) return send(draft.images, true);
      throw error;
    });
    return { is: 'kept', ...kept };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = refusedFields(error);
    if (error.transient && !fields.revision) return { is: 'away' };
    onSending({ unanswered: '' });
    if (fields.revision) return { is: 'changed' };
    return { is: 'wrong', errors: errorTexts(draftRules, fields, draft, t) };
  }
}

const refusedFields = (error: unknown): Record<string, string> =>
  (error instanceof ApiError && (error.data as { fields?: Record<string, string> } | null)?.fields) || {};

/**
 * The ids of pictures, which are sent where they have not been yet; or all of them anew. One after the other: the server lets only
 * so many uploads of one user wait.
 */
async function idsOf(images: readonly DraftImage[], uid: string, anew: boolean): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const image of images) {
    const uploaded = anew ? undefined : image.uploaded;
    ids.set(image.key, (uploaded ?? (await upload(anew ? { ...image, key: newKey() } : image, uid))).id);
  }
  return ids;
}
