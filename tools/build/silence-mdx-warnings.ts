import type { Rolldown } from 'vite';

/** Rolldown's `onLog`, without the warning that it has for the first line of each and every MDX file. */
export const quieter: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};
