/** How long the parts of a recipe may be, in UTF-16 units, and how many there may be. Ours: docs/spec.md §5 sets none. */
export const recipeLimits = {
  title: 120,
  description: 1000,
  ingredients: 60,
  ingredient: 120,
  amount: 100_000,
  steps: 30,
  step: 1000,
  servings: 24,
  minutes: 1440,
  /** Steps in which the appliance works */
  stages: 8,
  foods: 4,
  report: 500,
} as const;

/** Why a recipe may be reported. Their words are `recipePage.reason-<reason>`. */
export const reportReasons = ['unsafe', 'offensive', 'copied', 'advertising', 'other'] as const;

/** Degrees Celsius that an appliance can be told. */
export const temperatures = { min: 40, max: 240 } as const;
