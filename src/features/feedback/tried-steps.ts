import { readProgress } from '../../stores/tried.ts';

/** A step that was tried, as the form holds it: what the contract has, and its words. */
export interface TriedInForm {
  answer: string;
  version: string;
  step: string;
  text: string;
  at: number;
}

/** The steps of an answer that were tried on this device, as the text of a field; empty without any. @param device its id, or empty */
export function triedField(answer: string, device: string): string {
  const progress = readProgress(answer, device);
  if (!progress || progress.tried.length === 0) return '';
  return JSON.stringify(progress.tried.map((step) => ({ answer, version: progress.version, ...step })));
}

/** What {@link triedField} has made. @param text of the field: not empty */
export const parseTried = (text: string): readonly TriedInForm[] => JSON.parse(text);
