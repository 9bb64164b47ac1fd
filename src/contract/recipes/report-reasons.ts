/** Why a recipe may be reported. Their words are `recipePage.reason-<reason>`. */
export const reportReasons = ['unsafe', 'offensive', 'copied', 'advertising', 'other'] as const;
