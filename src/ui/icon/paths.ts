/** Strokes on a 24 px grid. A name that points somewhere (`chevron`, `back`, `reply`) is mirrored where text runs from right to left. */
export const paths = {
  chevron: 'm9 5 7 7-7 7',
  down: 'm6 9 6 6 6-6',
  back: 'm15 4-8 8 8 8',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.5v5.5m0 3.4v.1',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zm8 2a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4',
  photos: 'M4 5h16v14H4zm0 11 4.5-4.5L13 16l2.5-2.5L20 18M15.5 9v.1',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.5 11v5m3-5v5',
  offline:
    'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4m6 .2a10 10 0 0 1 4 2.2M8.5 16a5 5 0 0 1 7 0M2 8.8A15 15 0 0 1 6 6.3m5-1.2a15 15 0 0 1 11 3.7M12 19.5v.1',
  inbox: 'M4 13 6.5 5h11L20 13v6H4zh5a3 3 0 0 0 6 0h5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2L20 20',
  reply: 'M10 6 4 12l6 6m-6-6h10a6 6 0 0 1 6 6v1',
  star: 'm12 3.6 2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.9z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.8-3.8 3.7-5.5 7.5-5.5s6.7 1.7 7.5 5.5',
  vacuum: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M6.2 9.3a6.5 6.5 0 0 1 11.6 0M12 12.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4',
  airFryer: 'M7 3h10a2 2 0 0 1 2 2l-1 16H6L5 5a2 2 0 0 1 2-2M5.5 11h13M10 15h4M9 7h.1m2.9 0h3',
  airPurifier: 'M7 3h10v18H7zm0 12h10M12 6.5v.1M10 10h4m-4 8h4',
  parcel: 'M12 3.5 20 8v8.5l-8 4-8-4V8zM4 8l8 4 8-4m-8 4v8.5M8 5.7l8 4.3',
  copy: 'M9 9h11v11H9zM5.5 15H4V4h11v1.5',
  other: 'M5 5h5v5H5zm9 0h5v5h-5zM5 14h5v5H5zm9 0h5v5h-5z',
} as const;

export type IconName = keyof typeof paths;
