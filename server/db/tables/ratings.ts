import type { RatingKind } from '../../../src/contract/rating/aspects.ts';
import type { Stars } from '../../../src/contract/rating/read.ts';

export interface RatingTables {
  /** What an owner was asked to rate, as it was then, and the answer once there is one */
  ratings: {
    id: string;
    uid: string;
    kind: RatingKind;
    subject_id: string;
    subject_title: string;
    subject_text: string;
    asked_at: number;
    stars: Stars | null;
    /** Names, with spaces between them */
    aspects: string;
    comment: string;
    /** When it was first answered, from which the time to change it runs */
    answered_at: number | null;
  };
}
