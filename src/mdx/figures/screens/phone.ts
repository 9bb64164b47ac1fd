import type { Screens } from './screen.ts';

export const phoneScreens = {
  shareSheet: {
    title: 'phoneFigures.helpPage',
    bar: { start: 'none' },
    rows: [],
    sheet: [
      { card: 'phoneFigures.helpPage', icon: 'robot', value: 'figures.yourBrand' },
      { cell: 'phoneFigures.copy', icon: 'document', end: 'none' },
      { cell: 'phoneFigures.addToHomeScreen', icon: 'addBox', end: 'none', tap: true },
    ],
  },
  webApp: {
    title: 'phoneFigures.addToHomeScreen',
    bar: { start: 'close' },
    rows: [
      { card: 'phoneFigures.helpPage', icon: 'robot', value: 'figures.yourBrand' },
      { cell: 'phoneFigures.openAsWebApp', end: 'on' },
      { button: 'phoneFigures.add', tap: true },
    ],
  },
  installApp: {
    title: 'phoneFigures.helpPage',
    bar: { start: 'none' },
    rows: [],
    sheet: [
      { card: 'phoneFigures.helpPage', icon: 'robot', value: 'figures.yourBrand' },
      { button: 'phoneFigures.install', tap: true },
    ],
  },
  widgetApps: {
    title: 'phoneFigures.widgets',
    bar: { start: 'none', end: [] },
    rows: [
      { field: 'phoneFigures.search', icon: 'search' },
      { cell: 'figures.yourBrand', icon: 'robot', tap: true },
      { cell: 'phoneFigures.otherApp', icon: 'sun' },
    ],
  },
  widgetDevice: {
    title: 'phoneFigures.selectDevice',
    bar: { end: [] },
    rows: [
      { cell: 'phoneFigures.myHome', icon: 'home' },
      { cell: 'phoneFigures.robot', icon: 'robot', end: 'tick', tap: true },
      { cell: 'phoneFigures.robotUpstairs', icon: 'robot', end: 'none' },
      { cell: 'phoneFigures.myGroup', icon: 'widget', end: 'none' },
    ],
  },
  widgetSave: {
    title: 'phoneFigures.selectDevice',
    bar: { end: [] },
    rows: [
      { cell: 'phoneFigures.robot', icon: 'robot', end: 'tick' },
      { cell: 'phoneFigures.robotUpstairs', icon: 'robot', end: 'none' },
      { button: 'phoneFigures.save', tap: true },
    ],
  },
} satisfies Screens;
