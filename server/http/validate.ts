import * as v from 'valibot';
import { headerNames, RequestHeaders } from '../../src/contract/headers.ts';
import { invalidFields } from './http-error.ts';

/** Rules that the contract names itself, in its messages. */
const named = new Set(['required', 'tooLong', 'tooMany', 'format']);

function ruleOf(issue: v.BaseIssue<unknown>): string {
  if (named.has(issue.message)) return issue.message;
  if (issue.input === undefined) return 'required';
  return issue.type === 'max_length' ? 'tooLong' : 'format';
}

/**
 * Text that every database stores unchanged: PostgreSQL's text has no NUL, and half a surrogate pair is no character in UTF-8.
 * Such text is refused.
 */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

function unstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(unstorable);
}

/**
 * Reads a query or a body by its schema; what the schema does not know is left out.
 *
 * @throws HttpError 400 with the first broken rule of each field, by the field's outermost name
 */
export function readInput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) {
    const broken = Object.entries(result.output as Record<string, unknown>).filter(([, field]) => unstorable(field));
    if (broken.length === 0) return result.output;
    throw invalidFields(Object.fromEntries(broken.map(([name]) => [name, 'format'])));
  }
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    if (name) fields[name] ??= ruleOf(issue);
  }
  throw invalidFields(fields);
}

/** The eight headers of a request, decoded. @throws HttpError 400 with those that are missing or malformed */
export function readHeaders(headers: Headers): RequestHeaders {
  const values = headerNames.map((name) => [name, decode(headers.get(name))] as const);
  return readInput(RequestHeaders, Object.fromEntries(values));
}

function decode(value: string | null): string | undefined {
  try {
    return value === null ? undefined : decodeURIComponent(value);
  } catch {
    return '\0';
  }
}

/**
 * Validates a response and strips what the contract does not list, so that no extra column leaks.
 *
 * @throws TypeError when the response breaks the contract; it names the fields, never their values
 */
export function checkOutput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new TypeError(
    `Response breaks the contract at ${result.issues.map((issue) => v.getDotPath(issue) ?? 'root').join(', ')}`,
  );
}
