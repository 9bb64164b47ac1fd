import type { RegistrationCard } from '../../contract/registration/read.ts';

/** A model of the catalogue that can be registered. */
export interface Model {
  key: string;
  name: string;
  kind: ModelKind;
}

export type ModelKind = 'vacuum' | 'airFryer' | 'airPurifier';

/** The state of a warranty; `unknownEnd` is one whose end only the provider knows. */
export type WarrantyState = 'running' | 'expired' | 'cancelled' | 'unknownEnd';

/** @param today `YYYY-MM-DD`; the last day counts */
export function warrantyState({ status, warrantyUntil }: RegistrationCard, today: string): WarrantyState {
  if (status === 'cancelled') return 'cancelled';
  if (warrantyUntil === null) return 'unknownEnd';
  return warrantyUntil < today ? 'expired' : 'running';
}

/** The text keys of the states. */
export const stateTexts = {
  running: 'register.stateRunning',
  expired: 'register.stateExpired',
  cancelled: 'register.stateCancelled',
  unknownEnd: 'register.stateUntold',
} as const satisfies Record<WarrantyState, string>;
