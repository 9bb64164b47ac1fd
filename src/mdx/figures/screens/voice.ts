import type { Screens } from './screen.ts';

/** Our app before linking, then Google Home: today's menus, and those of its older app where they differ. */
export const voiceScreens = {
  voiceOnline: {
    title: 'voiceFigures.myDevices',
    bar: { start: 'none', end: ['add'] },
    rows: [{ card: 'voiceFigures.robotVacuum', icon: 'robot', value: 'voiceFigures.online', state: true }],
  },
  googleAccount: {
    title: 'voiceFigures.googleHome',
    bar: { start: 'none', end: ['person'] },
    rows: [{ art: 'home' }, { cell: 'voiceFigures.googleAccount', icon: 'person', end: 'tick' }],
  },
  googleAdd: {
    title: 'voiceFigures.devices',
    bar: { start: 'none', end: ['person'] },
    rows: [
      {
        tiles: [
          { icon: 'speaker', label: 'voiceFigures.speaker' },
          { icon: 'light', label: 'voiceFigures.lamp' },
        ],
      },
      { button: 'voiceFigures.add', tap: true },
    ],
  },
  googleOldAdd: {
    title: 'voiceFigures.googleHome',
    bar: { start: 'add', end: ['person'], tap: 'start' },
    rows: [{ art: 'home' }],
  },
  googleWorksWith: {
    title: 'voiceFigures.add',
    rows: [{ cell: 'voiceFigures.worksWithGoogleHome', icon: 'link', tap: true }],
  },
  googleOldWorksWith: {
    title: 'voiceFigures.setUpDevice',
    rows: [{ cell: 'voiceFigures.worksWithGoogle', icon: 'link', tap: true }],
  },
  googleSearch: {
    title: 'voiceFigures.worksWithGoogleHome',
    rows: [
      { field: 'voiceFigures.search', icon: 'search', typed: 'figures.yourBrand' },
      { cell: 'figures.yourBrand', icon: 'robot', tap: true },
    ],
  },
  googleLink: {
    title: 'figures.yourBrand',
    bar: { start: 'close', end: [] },
    rows: [{ art: 'person', beside: 'home' }, { text: 'voiceFigures.appAccount' }, { button: 'voiceFigures.link', tap: true }],
  },
  googleRoom: {
    title: 'voiceFigures.room',
    rows: [
      { cell: 'figures.kitchen', end: 'none' },
      { cell: 'voiceFigures.livingRoom', end: 'tick', tap: true },
      { cell: 'voiceFigures.bedroom', end: 'none' },
    ],
  },
} satisfies Screens;
