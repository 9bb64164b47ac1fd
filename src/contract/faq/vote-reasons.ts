/** Why an answer did not help. `notMine`: it is about something else than the reader's problem. */
export const voteReasons = ['unclear', 'incomplete', 'wrong', 'notMine', 'other'] as const;
export type VoteReason = (typeof voteReasons)[number];
