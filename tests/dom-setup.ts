import { MessageChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** `findBy` and `waitFor` wait for a state: their time limit is for a machine that is busy. */
configure({ asyncUtilTimeout: 60_000 });

// happy-dom has no MessageChannel: Node's will do, whose types are not the DOM's.
globalThis.MessageChannel = MessageChannel as never;
// Its DOMException is made outside of the context that each file runs in (`vmThreads`), where `Error` is another one.
Object.setPrototypeOf(DOMException.prototype, Error.prototype);

/** What a test has drawn ends with it: its timers must not go off in the next one, or when there is no document any more. */
afterEach(cleanup);
