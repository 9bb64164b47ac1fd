import type { KeyIn } from '../../../i18n/keys.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { IconName } from '../parts/icons.ts';

/** A text of the language's own strings: labels of screens are never written here. */
export type Label = KeyIn<
  | 'alexaFigures'
  | 'automationFigures'
  | 'common'
  | 'figures'
  | 'guide'
  | 'help'
  | 'mapFigures'
  | 'noticeFigures'
  | 'phoneFigures'
  | 'voiceFigures'
>;

/** What the finger taps; one thing in a screen at most. */
interface Tappable {
  tap?: true;
}

/** What has a value at its end or below. */
interface Stated {
  /** The value is the good state that the step is about */
  state?: true;
}

/** One thing on a screen, in a column from the top. Cells that follow one another lie on one card. */
export type Row =
  /** A line of a list: an icon, what it is, and at its end a value, a switch, a tick, or an arrow */
  | ({ cell: Label; icon?: IconName; value?: Label; end?: 'arrow' | 'on' | 'off' | 'tick' | 'none' } & Stated & Tappable)
  /** A button across the screen; a quiet one stands beside a loud one */
  | ({ button: Label; quiet?: true } & Tappable)
  /** A field to write in, with a sign at its beginning. Without `typed` its words are a placeholder; they may also be what was typed */
  | ({ field: Label; icon?: IconName; typed?: Label | true } & Tappable)
  /** Words to read, up to three lines */
  | { text: Label; bold?: true }
  /** Up to four small squares beside one another */
  | { tiles: readonly ({ icon: IconName; label: Label } & Tappable)[] }
  /** A card of a scene or an applet: what it is about, and what it does; a dim one cannot be used yet */
  | ({ card: Label; icon: IconName; value?: Label; dim?: true } & Stated & Tappable)
  /** One large sign, such as the device in question */
  | { art: IconName; beside?: IconName };

/** A phone's screen, as much of it as explains something. */
export interface Screen {
  title: Label;
  /** Signs of the bar above: a back arrow at its beginning, unless told otherwise */
  bar?: { start?: 'close' | 'menu' | 'add' | 'none'; end?: readonly IconName[]; tap?: 'start' | 'end' };
  rows: readonly Row[];
  /** The places at the bottom of an app, one of which is open */
  tabs?: readonly ({ icon: IconName; label: Label; open?: true } & Tappable)[];
  /** A panel that came up from below, over the rows */
  sheet?: readonly Row[];
}

export type Screens = Readonly<Record<string, Screen>>;

/** The texts of a row, and whether it is tapped. */
function textsOf(row: Row): { label: Label; value?: Label | undefined; tap?: true | undefined }[] {
  if ('cell' in row) return [{ label: row.cell, value: row.value, tap: row.tap }];
  if ('button' in row) return [{ label: row.button, tap: row.tap }];
  if ('field' in row) return [{ label: row.field, value: typeof row.typed === 'string' ? row.typed : undefined, tap: row.tap }];
  if ('text' in row) return [{ label: row.text }];
  if ('card' in row) return [{ label: row.card, value: row.value, tap: row.tap }];
  return 'tiles' in row ? [...row.tiles] : [];
}

/** The alternative text of a screen: one sentence made of its own labels, so it is never out of date. */
export function altText({ title, rows, tabs = [], sheet, bar }: Screen, t: Translate): string {
  const parts = [...(sheet ?? rows).flatMap(textsOf), ...(sheet ? [] : tabs)];
  const target = parts.find(({ tap }) => tap);
  const items = new Intl.ListFormat(t.tag, { type: 'conjunction', style: 'narrow' }).format(
    parts.map((part) => ('value' in part && part.value ? `${t(part.label)} ${t(part.value)}` : t(part.label))),
  );
  const values = { title: t(title), items };
  if (bar?.tap) return t('figures.screenTapSign', values);
  return target ? t('figures.screenTap', { ...values, target: t(target.label) }) : t('figures.screen', values);
}
