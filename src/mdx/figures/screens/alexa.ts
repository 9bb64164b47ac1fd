import type { Screens } from './screen.ts';

/**
 * Linking to Amazon Alexa and to Yandex Alice (`voice/alexaBind`, `voice/yandexAlice`). Yandex's own labels are Russian in
 * every language, as they are in its app.
 */
export const alexaScreens = {
  alexaOurDevices: {
    title: 'alexaFigures.myDevices',
    bar: { start: 'none', end: ['add'] },
    rows: [
      { cell: 'alexaFigures.robotVacuum', icon: 'robot', value: 'alexaFigures.online', state: true },
      { cell: 'alexaFigures.airPurifier', icon: 'airPurifier', value: 'alexaFigures.online', state: true },
      { cell: 'alexaFigures.airFryer', icon: 'airFryer', value: 'alexaFigures.online', state: true },
    ],
  },
  alexaSignIn: {
    title: 'alexaFigures.alexa',
    bar: { start: 'none' },
    rows: [
      { art: 'speaker' },
      { field: 'alexaFigures.account', icon: 'person' },
      { field: 'alexaFigures.password', icon: 'lock' },
      { button: 'alexaFigures.signIn', tap: true },
    ],
  },
  alexaMore: {
    title: 'alexaFigures.home',
    bar: { start: 'none', end: ['add'] },
    rows: [
      {
        tiles: [
          { icon: 'speaker', label: 'alexaFigures.speaker' },
          { icon: 'light', label: 'alexaFigures.lamp' },
          { icon: 'thermometer', label: 'alexaFigures.heating' },
        ],
      },
    ],
    tabs: [
      { icon: 'home', label: 'alexaFigures.home', open: true },
      { icon: 'light', label: 'alexaFigures.devices' },
      { icon: 'menu', label: 'alexaFigures.more', tap: true },
    ],
  },
  alexaSkills: {
    title: 'alexaFigures.more',
    bar: { start: 'none' },
    rows: [
      { cell: 'alexaFigures.skills', icon: 'widget', tap: true },
      { cell: 'alexaFigures.settings', icon: 'gear' },
    ],
    tabs: [
      { icon: 'home', label: 'alexaFigures.home' },
      { icon: 'light', label: 'alexaFigures.devices' },
      { icon: 'menu', label: 'alexaFigures.more', open: true },
    ],
  },
  alexaSearch: {
    title: 'alexaFigures.skills',
    rows: [
      { field: 'figures.yourBrand', icon: 'search', typed: true },
      { card: 'figures.yourBrand', icon: 'robot', value: 'alexaFigures.skill', tap: true },
    ],
  },
  alexaEnable: {
    title: 'figures.yourBrand',
    rows: [{ art: 'robot' }, { text: 'alexaFigures.skill' }, { button: 'alexaFigures.enable', tap: true }],
  },
  alexaAuthorize: {
    title: 'figures.yourBrand',
    bar: { start: 'close' },
    rows: [
      { art: 'speaker', beside: 'robot' },
      { field: 'alexaFigures.account', icon: 'person' },
      { field: 'alexaFigures.password', icon: 'lock' },
      { button: 'alexaFigures.authorize', tap: true },
    ],
  },
  alexaDiscover: {
    title: 'alexaFigures.alexa',
    bar: { start: 'close' },
    rows: [
      { art: 'speaker', beside: 'robot' },
      { button: 'alexaFigures.discover', tap: true },
    ],
  },

  aliceInstall: {
    title: 'alexaFigures.store',
    rows: [
      { card: 'figures.yourBrand', icon: 'robot', value: 'alexaFigures.ourApp' },
      { button: 'alexaFigures.install', tap: true },
    ],
  },
  alicePlus: {
    title: 'alexaFigures.alice',
    bar: { start: 'none', end: ['add'], tap: 'end' },
    rows: [{ art: 'home' }],
  },
  aliceType: {
    title: 'alexaFigures.alice',
    bar: { start: 'none', end: ['add'] },
    rows: [{ art: 'home' }],
    sheet: [{ cell: 'alexaFigures.aliceDevice', icon: 'light', tap: true }],
  },
  aliceSkills: {
    title: 'alexaFigures.aliceDevice',
    rows: [{ card: 'figures.yourBrand', icon: 'robot', tap: true }],
  },
  aliceLink: {
    title: 'figures.yourBrand',
    rows: [
      { art: 'speaker', beside: 'robot' },
      { button: 'alexaFigures.aliceLink', tap: true },
    ],
  },
} satisfies Screens;
