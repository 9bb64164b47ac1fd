import type { Device } from '../../contract/devices/list.ts';

/** Widgets support only robot vacuums (docs/spec.md §6). */
export const isSupported = ({ kind }: Device): boolean => kind === 'vacuum';
