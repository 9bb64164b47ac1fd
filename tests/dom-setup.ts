import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** `findBy` and `waitFor` wait for a state: their time limit is for a machine that is busy. */
configure({ asyncUtilTimeout: 60_000 });

/** What a test has drawn ends with it: its timers must not go off in the next one, or when there is no document any more. */
afterEach(cleanup);
