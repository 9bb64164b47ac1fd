import { removeLocalWhere } from '../../stores/local-storage.ts';
import type { TriedInForm } from './tried-steps.ts';

/** Forgets the steps that were reported, so that the next report does not offer them again. @param device its id, or empty */
export function forgetTried(tried: readonly TriedInForm[], device: string): void {
  const ends = tried.flatMap(({ answer }) => [`/${answer}/${device}`, `/${answer}/`]);
  removeLocalWhere((name) => name.startsWith('companion.tried/') && ends.some((end) => name.endsWith(end)));
}
