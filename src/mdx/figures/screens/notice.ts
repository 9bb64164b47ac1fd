import type { Screens } from './screen.ts';

export const noticeScreens = {
  /** The screen that feedback begins with */
  noticeHome: {
    title: 'noticeFigures.home',
    bar: { end: ['globe'] },
    rows: [
      { field: 'help.searchPlaceholder', icon: 'search' },
      { cell: 'noticeFigures.record', icon: 'inbox' },
      { cell: 'common.toTickets', icon: 'parcel' },
      { cell: 'common.toHelpCenter', icon: 'search' },
      { button: 'noticeFigures.feedback', tap: true },
    ],
  },
  noticeRecord: {
    title: 'noticeFigures.record',
    bar: { end: ['globe'] },
    rows: [
      { card: 'noticeFigures.deleteLogs', icon: 'document', value: 'noticeFigures.processing' },
      { card: 'noticeFigures.vacuumStops', icon: 'robot', value: 'noticeFigures.replied', tap: true },
    ],
  },
  /** The feedback form, asking for logs to be deleted */
  noticeWithdraw: {
    title: 'noticeFigures.feedback',
    bar: { end: ['globe'] },
    rows: [
      { cell: 'noticeFigures.myDevice', icon: 'robot', end: 'tick' },
      { field: 'noticeFigures.deleteLogs', typed: true },
      { button: 'noticeFigures.submit', tap: true },
    ],
  },
  noticeOrderNumber: {
    title: 'noticeFigures.feedback',
    bar: { end: ['globe'] },
    rows: [
      { field: 'noticeFigures.platform', icon: 'shop' },
      { field: 'noticeFigures.orderNumber', icon: 'document', tap: true },
      { button: 'noticeFigures.submit' },
    ],
  },
  noticeDevices: {
    title: 'noticeFigures.devices',
    bar: { start: 'menu', end: ['add'] },
    rows: [
      { cell: 'noticeFigures.robotVacuum', icon: 'robot', value: 'noticeFigures.offline' },
      { cell: 'noticeFigures.airFryer', icon: 'airFryer', value: 'noticeFigures.online' },
      { cell: 'noticeFigures.airPurifier', icon: 'airPurifier', value: 'noticeFigures.online' },
    ],
  },
} satisfies Screens;
