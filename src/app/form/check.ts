import * as v from '#rules/valibot';
import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import type { Draft } from '../../stores/drafts.ts';
import type { Errors, FormRules } from './form.ts';

/** Characters that a person cannot see and a database cannot keep: NUL, and halves of a character. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** What a draft holds, without the characters that cannot be stored. */
function storable<Values extends object>(values: Values): Values {
  const withoutThem = (_: string, value: unknown) => (typeof value === 'string' ? value.replace(unstorable, '') : value);
  return JSON.parse(JSON.stringify(values), withoutThem);
}

/** The body that a draft is sent as. */
export const bodyOf = ({ body }: FormRules, draft: Draft, user: UserInfo): Record<string, unknown> =>
  body({ ...draft, fields: storable(draft.fields), ...(draft.meta && { meta: storable(draft.meta) }) }, user);

/** What is wrong with a draft, in the page's language. The server checks the same and more. */
export async function check(rules: FormRules, draft: Draft, user: UserInfo, t: Translate): Promise<Errors> {
  const body = bodyOf(rules, draft, user);
  const parsed = v.safeParse(rules.schema, body);
  const broken: Record<string, string> = {};
  const most: Record<string, number> = {};
  for (const issue of parsed.issues ?? []) {
    const path = v.getDotPath(issue) ?? '';
    broken[path] ??= issue.message;
    if (issue.type === 'max_length') most[path] = Number(issue.requirement);
  }
  return errorTexts(rules, { ...(await rules.more?.(body, draft, user)), ...broken }, draft, t, most);
}

/**
 * The words for refused fields, whoever refused them: this page or the server.
 *
 * @param broken the names of rules, by the path in the body
 * @param most how many characters a path may have, where that is the rule
 */
export function errorTexts(
  { fieldOf, words, say }: FormRules,
  broken: Readonly<Record<string, string>>,
  draft: Draft,
  t: Translate,
  most: Readonly<Record<string, number>> = {},
): Errors {
  const texts: Record<string, string> = {};
  for (const [path, rule] of Object.entries(broken)) {
    const field = fieldOf?.(path, draft) ?? path.split('.')[0] ?? '';
    const own = words[field]?.[rule];
    texts[field] ??= say?.(field, rule, draft, t, most[path]) ?? (own ? t(own) : generalText(rule, most[path], t));
  }
  return texts;
}

/** The words for a field of any form. */
const generalText = (rule: string, max: number | undefined, t: Translate): string =>
  rule === 'tooLong' && max ? t('form.errorTooLong', { max }) : t('form.errorRefused');
