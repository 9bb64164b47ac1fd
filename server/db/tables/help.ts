import type { VoteReason } from '../../../src/contract/faq/vote-reasons.ts';
import type { Region } from '../../../src/contract/regions.ts';

/**
 * What is counted of an answer. `start`: its steps were begun; `exhausted`: all were tried in vain; `report`: a problem was reported
 * within a day of reading it.
 */
export type HelpCount = 'helpful' | 'notHelpful' | 'start' | 'worked' | 'notYet' | 'exhausted' | 'report';

/** What readers think of the answers. */
export interface HelpTables {
  /** The latest vote per user and answer; `article` is the answer's id */
  help_votes: {
    uid: string;
    article: string;
    lang: string;
    helpful: number;
    reason: VoteReason | null;
    comment: string;
    voted_at: number;
  };
  /** How often something happened on a day, in UTC, of nobody in particular. `version` and `step` are empty where it is about no step */
  help_counts: {
    region: Region;
    lang: string;
    day: string;
    article: string;
    version: string;
    step: string;
    kind: HelpCount;
    count: number;
  };
  /** On which days somebody searched for something in vain. `hash` is keyed: nobody can tell the words from it */
  help_search_days: { region: Region; lang: string; hash: string; day: string };
  /** The words of such a search, once it was made on several days */
  help_searches: { region: Region; lang: string; hash: string; words: string };
}
