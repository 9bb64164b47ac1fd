import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What became of a call whose idempotency key was known already. */
export type Repeat = 'replayed' | 'running' | 'other_body';

/** What is counted of the app servers, for Prometheus. No label says who called: routes are patterns, and patterns are few. */
export interface Metrics {
  began(): void;
  ended(request: { method: string; route: string; status: number; seconds: number; bytes: number }): void;
  /** A body was read to its end: a picture's, or of JSON */
  received(kind: 'image' | 'json', bytes: number): void;
  repeated(how: Repeat): void;
  /** In Prometheus' text format */
  text(): Promise<string>;
  /** The media type of {@link text} */
  readonly type: string;
}

/** Seconds: most calls take a few milliseconds, a picture on a slow line takes a minute. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** @param ofProcess its memory, processor and event loop too: once per process */
export function createMetrics({ ofProcess = false } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    ...{ name: 'companion_requests_total', help: 'Requests answered, by the pattern of their route' },
    ...{ labelNames: ['method', 'route', 'status'], registers },
  });
  const seconds = new Histogram({
    ...{ name: 'companion_request_seconds', help: 'How long requests took', buckets },
    ...{ labelNames: ['method', 'route'], registers },
  });
  const open = new Gauge({ name: 'companion_requests_open', help: 'Requests that are being answered', registers });
  const sent = new Counter({ name: 'companion_sent_bytes_total', help: 'Bytes of the bodies of answers', registers });
  const bodies = new Counter({
    ...{ name: 'companion_bodies_total', help: 'Bodies of requests read to their end; the images are the uploads' },
    ...{ labelNames: ['kind'], registers },
  });
  const received = new Counter({
    ...{ name: 'companion_received_bytes_total', help: 'Bytes of the bodies of requests' },
    ...{ labelNames: ['kind'], registers },
  });
  const repeats = new Counter({
    ...{ name: 'companion_repeats_total', help: 'Calls with an idempotency key that was known already, by what became of them' },
    ...{ labelNames: ['how'], registers },
  });

  return {
    began: () => open.inc(),
    ended({ method, route, status, ...took }) {
      open.dec();
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, took.seconds);
      sent.inc(took.bytes);
    },
    received(kind, bytes) {
      bodies.inc({ kind });
      received.inc({ kind }, bytes);
    },
    repeated: (how) => repeats.inc({ how }),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}
