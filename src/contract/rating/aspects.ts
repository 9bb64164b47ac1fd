/** What may be rated: a device, one of customer service's replies to a report, or a service ticket; ours, docs/spec.md §3 shows no fields. */
export const ratingKinds = ['device', 'reply', 'ticket'] as const;
export type RatingKind = (typeof ratingKinds)[number];

/** Stars from one to this. */
export const maxStars = 5;

/** From so many stars on, the aspects are what was good; below, what could be better. */
export const manyStars = 4;

const aspects = {
  device: {
    many: ['works', 'quiet', 'easy', 'app', 'made', 'price'],
    few: ['weak', 'loud', 'hard', 'appPoor', 'connection', 'faulty'],
  },
  reply: { many: ['solved', 'fast', 'clear', 'friendly'], few: ['unsolved', 'slow', 'unclear', 'unfriendly'] },
  ticket: { many: ['solved', 'fast', 'informed', 'friendly'], few: ['unsolved', 'slow', 'uninformed', 'again'] },
} as const satisfies Record<RatingKind, Record<'many' | 'few', readonly string[]>>;

export type RatingAspect = (typeof aspects)[RatingKind]['many' | 'few'][number];

/** The aspects that a rating of so many stars may name; none before there is a star. */
export const aspectsOf = (kind: RatingKind, stars: number): readonly RatingAspect[] =>
  stars < 1 ? [] : aspects[kind][stars >= manyStars ? 'many' : 'few'];
