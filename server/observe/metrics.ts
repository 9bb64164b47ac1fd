import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { release } from './release.ts';

const repeatKinds = ['replayed', 'running', 'other_body'] as const;

/** What became of a call whose idempotency key was known already. */
export type Repeat = (typeof repeatKinds)[number];

/** What the metrics ask the application for. */
export interface WatchedState {
  /** Jobs that wait in each queue, by its name */
  waiting: () => Readonly<Record<string, number>>;
  /** Connections to the database, and calls that wait for one; undefined where there is no pool */
  connections: () => { open: number; idle: number; waiting: number } | undefined;
  /** As `/readyz` says */
  isReady: () => Promise<boolean>;
}

/**
 * What is counted of the app servers, for Prometheus. No label says who called: routes are patterns, and patterns are few. What alerts
 * wait for is 0 from the start, since Prometheus sees no growth in a series that begins with its first count.
 */
export interface Metrics {
  /** There is a route, whose faults will be counted */
  mounted(route: { method: string; route: string }): void;
  began(): void;
  ended(request: { method: string; route: string; status: number; seconds: number; bytes: number }): void;
  /** A body was read to its end: a picture's, or of JSON */
  received(kind: 'image' | 'json', bytes: number): void;
  repeated(how: Repeat): void;
  /** A call was refused by a rate limit, named as in `Limits`. @param calls 0 where there is such a limit */
  limited(limit: string, calls?: number): void;
  /** The database could not count a call, so that this process counted it alone */
  rateLimitFallback(): void;
  /** @param at when it ended (milliseconds since 1970); undefined if it failed */
  purged(at: number | undefined): void;
  /** Reads gauges of the application whenever the metrics are asked for */
  watch(state: WatchedState): void;
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

  new Gauge({
    ...{ name: 'companion_build_info', help: '1; its label names the release that runs', registers },
    labelNames: ['release'],
  }).set({ release }, 1);

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
  for (const how of repeatKinds) repeats.inc({ how }, 0);

  const limited = new Counter({
    ...{ name: 'companion_rate_limited_total', help: 'Calls refused by a rate limit, by its name' },
    ...{ labelNames: ['limit'], registers },
  });
  const uncounted = new Counter({
    ...{ name: 'companion_rate_limit_failures_total', help: 'Calls that the database could not count, so that the process did' },
    registers,
  });
  const purgeFailures = new Counter({ name: 'companion_purge_failures_total', help: 'Purges that failed', registers });
  const purged = new Gauge({
    ...{ name: 'companion_purged_timestamp_seconds', help: 'When the last purge ended, in seconds since 1970', registers },
  });

  return {
    mounted: (route) => requests.inc({ ...route, status: 500 }, 0),
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
    limited: (limit, calls = 1) => limited.inc({ limit }, calls),
    rateLimitFallback: () => uncounted.inc(),
    purged: (at) => (at === undefined ? purgeFailures.inc() : purged.set(at / 1000)),
    watch: (state) => watchState(registry, state),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}

function watchState(registry: Registry, { waiting, connections, isReady }: WatchedState): void {
  const registers = [registry];
  // Before the gauge that asks the database: its question waits for a connection, too.
  if (connections())
    new Gauge({
      ...{ name: 'companion_database_connections', help: 'Connections of the pool, and what waits for one' },
      ...{ labelNames: ['state'], registers },
      collect() {
        for (const [state, count] of Object.entries(connections() ?? {})) this.set({ state }, count);
      },
    });
  new Gauge({
    ...{ name: 'companion_ready', help: '1 if /readyz answers 200, otherwise 0', registers },
    async collect() {
      this.set((await isReady()) ? 1 : 0);
    },
  });
  new Gauge({
    ...{ name: 'companion_queue_waiting', help: 'Calls that wait for their turn, by queue', labelNames: ['queue'], registers },
    collect() {
      for (const [queue, count] of Object.entries(waiting())) this.set({ queue }, count);
    },
  });
}
