/** The header that carries the key under which a creating POST is done once, however often it is sent. */
export const idempotencyHeader = 'Idempotency-Key';
