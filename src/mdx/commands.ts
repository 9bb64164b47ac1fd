import catalogue from '../../content/catalogue.json' with { type: 'json' };
import type { KeyIn } from '../i18n/keys.ts';
import { type LocaleCode, type LocaleId, localeIds } from '../i18n/locale-ids.ts';

export const assistants = ['google', 'alexa', 'alice'] as const;
export type Assistant = (typeof assistants)[number];

export const isAssistant = (name: string | undefined): name is Assistant => assistants.some((one) => one === name);

export type Kind = 'vacuum' | 'airFryer' | 'airPurifier';
type Command =
  | 'startStop'
  | 'continuePause'
  | 'dock'
  | 'cleaningMode'
  | 'battery'
  | 'power'
  | 'temperature'
  | 'cookingMode'
  | 'windSpeed'
  | 'childLock'
  | 'light';
type Text = KeyIn<'voice'>;

/** Something to say: words of the language's own strings, or only what an assistant's maker says in its documentation. */
export interface Phrase {
  text?: Text;
  /** The maker's own samples: cited, never translated */
  cited?: Partial<Record<Assistant, Partial<Record<LocaleCode, string>>>>;
  /** What a sample says, where that is not what `text` does: for readers of another language */
  citedMeans?: Text;
}

/** A command as it is given to one kind of device. */
export interface Row {
  command: Command;
  says: readonly Phrase[];
  does: Text;
  /** Where an assistant knows it in fewer languages than it speaks */
  languages?: Partial<Record<Assistant, readonly LocaleCode[]>>;
}

/**
 * The assistants whose documentation lists commands for such devices in each language (November 2026): Alexa's rows for smart homes,
 * Google's samples for docking. Where an assistant does not know the reader's language, the first of ours that it knows is shown.
 */
const assistantsIn: Record<LocaleCode, readonly Assistant[]> = {
  en: ['google', 'alexa'],
  de: ['google', 'alexa'],
  es: ['google', 'alexa'],
  fr: ['google', 'alexa'],
  it: ['google', 'alexa'],
  ja: ['google', 'alexa'],
  ko: ['google'],
  pl: [],
  ru: ['alice'],
  tr: [],
  zh: [],
  'zh-hk': [],
};

/** Alexa.Cooking works in American English only. */
const cooking = { languages: { alexa: ['en'] } } as const;

const docking = {
  en: 'dock the vacuum',
  de: 'Staubsauger andocken',
  es: 'envía el robot a la base',
  fr: 'remets l’aspirateur robot sur sa base',
  it: 'ricarica l’aspirapolvere',
  ja: 'ロボット掃除機をドックに戻して',
  ko: '로봇 청소기 충전기에 연결해 줘',
};

/** What is said for each command, by kind of device. Which commands a kind has, and in which order, says the catalogue. */
const rows: Record<Kind, readonly Row[]> = {
  vacuum: [
    {
      command: 'startStop',
      says: [{ text: 'voice.vacuumStart' }, { text: 'voice.vacuumStop' }],
      does: 'voice.vacuumStartStopDoes',
    },
    {
      command: 'continuePause',
      says: [{ text: 'voice.vacuumPause' }, { text: 'voice.vacuumContinue' }],
      does: 'voice.vacuumContinuePauseDoes',
    },
    { command: 'dock', says: [{ cited: { google: docking } }], does: 'voice.vacuumDockDoes' },
    {
      command: 'cleaningMode',
      says: [
        {
          text: 'voice.vacuumMode',
          cited: { alice: { ru: 'включи уборку в режим экспресс' } },
          citedMeans: 'voice.vacuumExpress',
        },
      ],
      does: 'voice.vacuumModeDoes',
    },
    { command: 'battery', says: [{ text: 'voice.vacuumBattery' }], does: 'voice.vacuumBatteryDoes' },
  ],
  airFryer: [
    { command: 'power', says: [{ text: 'voice.fryerOn' }, { text: 'voice.fryerOff' }], does: 'voice.fryerPowerDoes' },
    {
      command: 'startStop',
      says: [{ text: 'voice.fryerStart' }, { text: 'voice.fryerStop' }],
      does: 'voice.fryerStartStopDoes',
      ...cooking,
    },
    {
      command: 'continuePause',
      says: [{ text: 'voice.fryerPause' }, { text: 'voice.fryerContinue' }],
      does: 'voice.fryerContinuePauseDoes',
      ...cooking,
    },
    { command: 'temperature', says: [{ text: 'voice.fryerTemperature' }], does: 'voice.fryerTemperatureDoes', ...cooking },
    { command: 'cookingMode', says: [{ text: 'voice.fryerMode' }], does: 'voice.fryerModeDoes', ...cooking },
  ],
  airPurifier: [
    {
      command: 'power',
      says: [{ text: 'voice.purifierOn', cited: { alice: { ru: 'включи очиститель воздуха' } } }, { text: 'voice.purifierOff' }],
      does: 'voice.purifierPowerDoes',
    },
    { command: 'windSpeed', says: [{ text: 'voice.purifierSpeed' }], does: 'voice.purifierSpeedDoes' },
    {
      command: 'childLock',
      says: [{ text: 'voice.purifierLock' }, { text: 'voice.purifierUnlock' }],
      does: 'voice.purifierLockDoes',
    },
    {
      command: 'light',
      says: [{ text: 'voice.purifierLight' }, { text: 'voice.purifierDark' }],
      does: 'voice.purifierLightDoes',
    },
  ],
};

const isKind = (key: string): key is Kind => Object.hasOwn(rows, key);

export const kinds = catalogue.kinds.map(({ key }) => key).filter(isKind);

/** What can be said to a kind of device, in the catalogue's order, with one assistant or, without it, with all of them. */
export function rowsFor(kind: Kind, assistant: Assistant | undefined): Row[] {
  const { voice = [] } = catalogue.kinds.find(({ key }) => key === kind) ?? {};
  return voice.flatMap((command) => {
    const row = rows[kind].find((one) => one.command === command);
    if (!row) throw new RangeError(`content/catalogue.json has "${command}" for ${kind}: src/mdx/commands.ts lacks its words`);
    return row.says.every(({ text, cited }) => text ?? (assistant && cited?.[assistant])) ? [row] : [];
  });
}

/** Every command once, with the words for the first of the kinds of devices that know it. */
export function allRows(assistant: Assistant | undefined): { row: Row; of: Kind[] }[] {
  const found = new Map<Command, { row: Row; of: Kind[] }>();
  for (const kind of kinds) {
    for (const row of rowsFor(kind, assistant)) {
      const { of } = found.get(row.command) ?? { of: [] };
      found.set(row.command, { row: found.get(row.command)?.row ?? row, of: [...of, kind] });
    }
  }
  return [...found.values()];
}

/** The language to speak: the reader's where the assistant, or without one any of them, knows it. */
export function spokenLanguage(assistant: Assistant | undefined, reader: LocaleCode, row?: Row): LocaleCode {
  const isKnown = ({ code }: LocaleId) => (assistant ? assistantsIn[code].includes(assistant) : assistantsIn[code].length > 0);
  const known = (assistant && row?.languages?.[assistant]) ?? localeIds.filter(isKnown).map(({ code }) => code);
  return known.includes(reader) ? reader : (known[0] ?? 'en');
}
