import type { RegistrationCard } from '../../contract/registration/read.ts';

/** A model of the catalogue, as far as choosing it goes. */
export interface Model {
  key: string;
  name: string;
  kind: ModelKind;
}

export type ModelKind = 'vacuum' | 'airFryer' | 'airPurifier';

/** Where a warranty stands; `untold` is one whose term only the provider tells. */
export type WarrantyState = 'running' | 'expired' | 'cancelled' | 'untold';

/** @param today `YYYY-MM-DD`; the last day counts */
export function warrantyState({ status, warrantyUntil }: RegistrationCard, today: string): WarrantyState {
  if (status === 'cancelled') return 'cancelled';
  if (warrantyUntil === null) return 'untold';
  return warrantyUntil < today ? 'expired' : 'running';
}
