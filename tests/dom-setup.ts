import { MessageChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** `findBy` and `waitFor` wait for a state: their time limit is for a machine that is busy. */
configure({ asyncUtilTimeout: 60_000 });

// Each file runs in a context of its own: it lacks what happy-dom does not have, whose window is made where `Error` is another one.
globalThis.MessageChannel = MessageChannel as never;
Object.setPrototypeOf(Object.getPrototypeOf(DOMException.prototype), Error.prototype);

/** What a test has drawn ends with it: its timers must not go off in the next one, or when there is no document any more. */
afterEach(cleanup);
