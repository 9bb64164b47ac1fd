import type { Row } from './check.ts';
import type { Fact } from './facts.ts';
import { failures } from './verdict.ts';

/** What the page knows about the app after its getters were called. */
export interface Findings {
  facts: readonly Fact[];
  rows: readonly Row[];
}

/** One line of the release checklist. `is` decides it from what the page knows; without it, a person does. */
export interface ChecklistItem {
  id: string;
  text: string;
  is?(findings: Findings): boolean;
}

const isGood =
  (...names: string[]): NonNullable<ChecklistItem['is']> =>
  ({ facts }) =>
    names.every((name) => facts.some((fact) => fact.name === name && !fact.bad));

const without = (rows: readonly Row[], words: readonly Row['word'][]) => rows.every(({ word }) => !words.includes(word));

/**
 * What an app is checked for before each release. The page decides the first part; a person walks through the rest. `npm run native`
 * writes it into docs/native-apps.md, too.
 */
export const checklist: readonly ChecklistItem[] = [
  {
    id: 'info',
    text: '`companionInfo` is there at document start, and its fields are right',
    is: isGood('Told at document start'),
  },
  { id: 'origin', text: 'The origin is secure', is: isGood('Origin') },
  {
    id: 'storage',
    text: 'Cookies and storage are kept',
    is: isGood('Cookies', 'localStorage', 'sessionStorage', 'indexedDB'),
  },
  { id: 'engine', text: 'The web view is not older than the oldest supported one', is: isGood('Engine') },
  {
    id: 'functions',
    text: 'No function is silent, late, repeated, malformed or wrong',
    is: (findings) => isGood('Bridge')(findings) && without(findings.rows, failures),
  },
  {
    id: 'tried',
    text: 'Every function that the app offers has been tried, `exit` apart: it closes this page',
    is: (findings) =>
      isGood('Bridge')(findings) &&
      without(
        findings.rows.filter(({ method }) => method !== 'exit'),
        ['untried', 'waiting'],
      ),
  },
  {
    id: 'agreement',
    text: 'Language, brand and user are the same wherever the app names them',
    is: isGood('Bridge', 'The app agrees with itself'),
  },
  { id: 'switch', text: 'Switch the account while a page is open, return to it: the page reloads for the new user' },
  { id: 'sign-out', text: 'Sign out while a page is open, return to it: the page shows that nobody is signed in' },
  { id: 'slow', text: 'Delay `getUserToken` by six seconds: the page waits, then shows the user' },
  { id: 'offline', text: 'In airplane mode, a guide that was opened before, or the pack’s, can be read' },
  {
    id: 'photo',
    text: 'Attach a photo from the camera, and two at once from the library; cancel the chooser, then open it again',
  },
  {
    id: 'back',
    text: 'The phone’s back asks before it leaves a form with text in it, and closes the web view on the first page',
  },
  { id: 'links', text: 'A link to another site opens outside of the web view' },
  { id: 'killed', text: 'End the app’s process while a form is filled in: the text is there afterwards' },
  {
    id: 'saved',
    text: 'Call `saveLocalData` in `/shell-check`, end the app’s process, open it again: `getLocalData` has the text',
  },
  { id: 'display', text: 'With the largest text, in dark mode and with the keyboard open, nothing is cut off' },
  { id: 'pack', text: 'After a pack was updated, the new one is shown at the next visit and the old one is deleted' },
];

/** Whether an item holds, so far; undefined where a person decides. */
export const holds = ({ is }: ChecklistItem, findings: Findings): boolean | undefined => is?.(findings);
