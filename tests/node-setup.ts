import { afterAll, vi } from 'vitest';

// A worker runs many files in one process: none may find what another put in place.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
