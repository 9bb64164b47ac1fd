import type { VoteReason } from '../../../src/contract/faq/votes.ts';

export interface HelpVoteTables {
  /** One for each user and answer, the latest */
  help_votes: {
    uid: string;
    article: string;
    lang: string;
    helpful: number;
    reason: VoteReason | null;
    comment: string;
    voted_at: number;
  };
}
