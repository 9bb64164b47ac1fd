/**
 * The routes whose last segment is an id that is known only at run time, without that segment (docs/spec.md §2). One page per language
 * serves all ids of a route by a rewrite. The service worker needs no other routes, so it imports this list instead of table.ts.
 */
export const runtimePaths = {
  feedbackDetails: '/feedbackDetails',
  rmaDetail: '/rmaDetail',
  ratingCenter: '/ratingCenter',
  recipeCook: '/recipes/cook',
  recipeHistory: '/recipes/history',
  recipeDetails: '/recipeDetails',
} as const;
