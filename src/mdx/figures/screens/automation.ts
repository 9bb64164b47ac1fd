import type { Screens } from './screen.ts';

/** IFTTT, by the example of one applet, and smart scenes, by the example of 30 °C (docs/spec.md §9). */
export const automationScreens = {
  deviceOnline: {
    title: 'automationFigures.devices',
    bar: { start: 'none', end: ['add'] },
    rows: [
      { cell: 'automationFigures.yourRobot', icon: 'robot', value: 'automationFigures.online', state: true },
      { cell: 'automationFigures.yourPurifier', icon: 'airPurifier', value: 'automationFigures.online', state: true },
    ],
  },
  iftttSignIn: {
    title: 'automationFigures.ifttt',
    bar: { start: 'none' },
    rows: [
      { field: 'automationFigures.emailField', icon: 'person' },
      { field: 'automationFigures.passwordField', icon: 'lock' },
      { button: 'automationFigures.signIn', tap: true },
    ],
  },
  iftttSearch: {
    title: 'automationFigures.ifttt',
    rows: [{ field: 'automationFigures.searchServices', icon: 'search', typed: 'figures.yourBrand', tap: true }],
  },
  iftttConnect: {
    title: 'figures.yourBrand',
    rows: [
      { art: 'robot', beside: 'link' },
      { button: 'automationFigures.connect', tap: true },
    ],
  },
  brandSignIn: {
    title: 'figures.yourBrand',
    bar: { start: 'close', end: [] },
    rows: [
      { field: 'automationFigures.emailField', icon: 'person' },
      { field: 'automationFigures.passwordField', icon: 'lock' },
      { button: 'automationFigures.signIn', tap: true },
    ],
  },
  iftttAllow: {
    title: 'figures.yourBrand',
    bar: { start: 'close', end: [] },
    rows: [
      { art: 'robot', beside: 'link' },
      { text: 'automationFigures.allowIfttt' },
      { button: 'automationFigures.allow', tap: true },
    ],
  },

  iftttCreate: {
    title: 'automationFigures.myApplets',
    bar: { start: 'none' },
    rows: [{ text: 'automationFigures.noApplets' }, { button: 'automationFigures.create', tap: true }],
  },
  iftttIfThis: {
    title: 'automationFigures.create',
    rows: [
      { card: 'automationFigures.ifThis', icon: 'add', value: 'automationFigures.add', tap: true },
      { card: 'automationFigures.thenThat', icon: 'more', dim: true },
    ],
  },
  iftttService: {
    title: 'automationFigures.chooseService',
    rows: [
      { field: 'automationFigures.searchServices', icon: 'search', typed: 'figures.yourBrand' },
      { cell: 'figures.yourBrand', icon: 'robot', tap: true },
    ],
  },
  iftttTrigger: {
    title: 'automationFigures.chooseTrigger',
    rows: [
      { cell: 'automationFigures.robotStarted', icon: 'play' },
      { cell: 'automationFigures.robotStopped', icon: 'stop', tap: true },
    ],
  },
  iftttCreateTrigger: {
    title: 'automationFigures.robotStopped',
    rows: [
      { cell: 'automationFigures.yourRobot', icon: 'robot' },
      { button: 'automationFigures.createTrigger', tap: true },
    ],
  },
  iftttThenThat: {
    title: 'automationFigures.create',
    rows: [
      { card: 'automationFigures.ifThis', icon: 'robot', value: 'automationFigures.robotStopped' },
      { card: 'automationFigures.thenThat', icon: 'add', value: 'automationFigures.add', tap: true },
    ],
  },
  iftttOtherService: {
    title: 'automationFigures.chooseService',
    rows: [
      { field: 'automationFigures.searchServices', icon: 'search', typed: 'automationFigures.notifications' },
      { cell: 'automationFigures.notifications', icon: 'bell', tap: true },
    ],
  },
  iftttAction: {
    title: 'automationFigures.chooseAction',
    rows: [{ cell: 'automationFigures.sendNotification', icon: 'bell', tap: true }],
  },
  iftttCreateAction: {
    title: 'automationFigures.sendNotification',
    rows: [
      { field: 'automationFigures.message', icon: 'chat', typed: true },
      { button: 'automationFigures.createAction', tap: true },
    ],
  },
  iftttContinue: {
    title: 'automationFigures.create',
    rows: [
      { card: 'automationFigures.ifThis', icon: 'robot', value: 'automationFigures.robotStopped' },
      { card: 'automationFigures.thenThat', icon: 'bell', value: 'automationFigures.sendNotification' },
      { button: 'automationFigures.continue', tap: true },
    ],
  },
  iftttFinish: {
    title: 'automationFigures.review',
    rows: [
      { art: 'robot', beside: 'bell' },
      { text: 'automationFigures.appletName' },
      { button: 'automationFigures.finish', tap: true },
    ],
  },

  sceneTab: {
    title: 'automationFigures.devices',
    bar: { start: 'none', end: ['add'] },
    rows: [{ cell: 'automationFigures.yourPurifier', icon: 'airPurifier', value: 'automationFigures.online' }],
    tabs: [
      { icon: 'home', label: 'automationFigures.home', open: true },
      { icon: 'sun', label: 'automationFigures.smartScenes', tap: true },
      { icon: 'person', label: 'automationFigures.me' },
    ],
  },
  sceneList: {
    title: 'automationFigures.smartScenes',
    bar: { end: ['add'], tap: 'end' },
    rows: [{ art: 'sun' }, { text: 'automationFigures.noScenes' }],
  },
  sceneIf: {
    title: 'automationFigures.newScene',
    bar: { end: [] },
    rows: [
      { card: 'automationFigures.if', icon: 'add', value: 'automationFigures.addCondition', tap: true },
      { card: 'automationFigures.then', icon: 'add', value: 'automationFigures.addAction', dim: true },
    ],
  },
  sceneTrigger: {
    title: 'automationFigures.if',
    bar: { end: [] },
    rows: [
      { cell: 'automationFigures.weather', icon: 'sun' },
      { cell: 'automationFigures.temperature', icon: 'thermometer', tap: true },
      { cell: 'automationFigures.humidity', icon: 'drop' },
      { cell: 'automationFigures.airQuality', icon: 'air' },
      { cell: 'automationFigures.deviceState', icon: 'robot' },
    ],
  },
  sceneTemperature: {
    title: 'automationFigures.temperature',
    bar: { end: [] },
    rows: [{ art: 'thermometer' }, { cell: 'automationFigures.above30', end: 'tick', tap: true }],
  },
  sceneThen: {
    title: 'automationFigures.newScene',
    bar: { end: [] },
    rows: [
      { card: 'automationFigures.if', icon: 'thermometer', value: 'automationFigures.above30' },
      { card: 'automationFigures.then', icon: 'add', value: 'automationFigures.addAction', tap: true },
    ],
  },
  sceneDevice: {
    title: 'automationFigures.then',
    bar: { end: [] },
    rows: [
      { cell: 'automationFigures.yourRobot', icon: 'robot' },
      { cell: 'automationFigures.yourPurifier', icon: 'airPurifier', tap: true },
    ],
  },
  sceneAction: {
    title: 'automationFigures.airPurifier',
    bar: { end: [] },
    rows: [{ art: 'airPurifier' }, { cell: 'automationFigures.switchOn', icon: 'power', end: 'tick', tap: true }],
  },
  sceneSave: {
    title: 'automationFigures.newScene',
    bar: { end: [] },
    rows: [
      { card: 'automationFigures.if', icon: 'thermometer', value: 'automationFigures.above30' },
      { card: 'automationFigures.then', icon: 'airPurifier', value: 'automationFigures.switchOn' },
      { button: 'automationFigures.save', tap: true },
    ],
  },
  sceneOn: {
    title: 'automationFigures.smartScenes',
    bar: { end: ['add'] },
    rows: [{ cell: 'automationFigures.hotDay', icon: 'thermometer', end: 'on' }, { text: 'automationFigures.hotDayRule' }],
  },
  sceneLocation: {
    title: 'automationFigures.newScene',
    bar: { end: [] },
    rows: [{ card: 'automationFigures.if', icon: 'add', value: 'automationFigures.addCondition' }],
    sheet: [
      { text: 'automationFigures.locationQuestion', bold: true },
      { button: 'automationFigures.whileUsing', tap: true },
      { button: 'automationFigures.dontAllow', quiet: true },
    ],
  },
} satisfies Screens;
