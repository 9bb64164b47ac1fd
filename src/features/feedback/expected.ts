import { atom } from 'nanostores';
import { expectedAnswer } from '../../contract/feedback/expected.ts';
import { api } from '../../stores/session.ts';

/** By when a report of a type that is sent now is probably answered: seconds since 1970. */
export const $expected = atom<{ typeId: string; by: number } | undefined>();

/** The type that was asked for last: the answer for another one comes too late */
let asked: string | undefined;

/** Asks for it. Where nobody can know, it stays unset. */
export async function askExpected(typeId: string): Promise<void> {
  asked = typeId;
  const { by } = await api(expectedAnswer, { typeId }, { quiet: true }).catch(() => ({ by: null }));
  if (asked === typeId) $expected.set(by ? { typeId, by } : undefined);
}
