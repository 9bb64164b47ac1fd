import type { Translate } from '../i18n/t.ts';

/** A duration, rounded to minutes: `45 min`, `1 h 10 min`, `2 h`. */
export function minutesText(minutes: number, t: Translate): string {
  const all = Math.round(minutes);
  const [hours, rest] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return t('recipe.minutes', { minutes: rest });
  return rest ? t('recipe.hoursMinutes', { hours, minutes: rest }) : t('recipe.hours', { hours });
}
