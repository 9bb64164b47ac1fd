import type { Translate } from '../../../i18n/t.ts';
import type { Label, Row, Screen } from './screen.ts';

/** The words of a row, and whether it is tapped. */
function wordsOf(row: Row): { label: Label; value?: Label | undefined; tap?: true | undefined }[] {
  if ('cell' in row) return [{ label: row.cell, value: row.value, tap: row.tap }];
  if ('button' in row) return [{ label: row.button, tap: row.tap }];
  if ('field' in row) return [{ label: row.field, tap: row.tap }];
  if ('text' in row) return [{ label: row.text }];
  if ('card' in row) return [{ label: row.card, value: row.value, tap: row.tap }];
  return 'tiles' in row ? [...row.tiles] : [];
}

/** What a screen shows, in a sentence for readers who do not see it: made of its own labels, so that it is never out of date. */
export function described({ title, rows, tabs = [], sheet, bar }: Screen, t: Translate): string {
  const things = [...(sheet ?? rows).flatMap(wordsOf), ...(sheet ? [] : tabs)];
  const target = things.find(({ tap }) => tap);
  const items = new Intl.ListFormat(t.tag, { type: 'conjunction', style: 'narrow' }).format(
    things.map((thing) => ('value' in thing && thing.value ? `${t(thing.label)} ${t(thing.value)}` : t(thing.label))),
  );
  const values = { title: t(title), items };
  if (bar?.tap) return t('figures.screenTapSign', values);
  return target ? t('figures.screenTap', { ...values, target: t(target.label) }) : t('figures.screen', values);
}
