import { HttpError } from './http-error.ts';

interface Options {
  /** Jobs that run at the same time */
  concurrency: number;
  /** How many of them may be one caller's */
  perCaller: number;
  /** Milliseconds: whoever would wait longer than this is refused at once */
  maxWait: number;
  /** Jobs that may wait, of all callers and of one */
  maxWaiting: { all: number; perCaller: number };
}

interface Job {
  start: () => void;
}

/** Refused because the server has too much to do, whoever calls. The caller may try again after `Retry-After`. */
export const overloaded = (): HttpError => new HttpError('overloaded', { retryAfter: 1 });

/**
 * The longest duration (milliseconds) that one job adds to the average: a job that waits for a lock says nothing about how fast
 * the others are served.
 */
const longestSample = 250;

/** Weight of the latest job in the moving average. */
const weight = 0.1;

/**
 * A bounded queue that serves callers in turn, so that one caller with many jobs delays the others by one job at most. It refuses
 * a job on arrival when too many wait or the expected wait is too long, so a refusal costs next to nothing and no accepted job
 * waits long. The event loop runs between two jobs: new calls are seen, and refused, while the queue is full.
 */
export class FairQueue {
  readonly #options: Options;
  /** Waiting jobs per caller. Map order is the order of service: a served caller goes to the end. */
  readonly #admitted = new Map<string, Job[]>();
  readonly #new = new Map<string, Job[]>();
  readonly #running = new Map<string, number>();
  #active = 0;
  #waiting = 0;
  #average = 1;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Jobs that have not started. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Whether a new caller would be refused now. */
  get isFull(): boolean {
    const { concurrency, maxWait, maxWaiting } = this.#options;
    const callers = this.#admitted.size + this.#new.size;
    return this.#waiting >= maxWaiting.all || (callers * this.#average) / concurrency > maxWait;
  }

  /**
   * Runs a job when it is its caller's turn.
   *
   * @param isAdmitted the job is the rest of a call that was admitted before: it is never refused, and goes first
   * @throws HttpError 503 when the queue is full, 429 when the caller alone has too many jobs in it
   */
  async run<T>(caller: string, work: () => Promise<T>, { isAdmitted = false } = {}): Promise<T> {
    if (!isAdmitted) {
      if (this.isFull) throw overloaded();
      if ((this.#new.get(caller)?.length ?? 0) >= this.#options.maxWaiting.perCaller) {
        throw new HttpError('rateLimited', { retryAfter: 1 });
      }
    }
    await new Promise<void>((start) => {
      const queue = isAdmitted ? this.#admitted : this.#new;
      const jobs = queue.get(caller);
      if (jobs) jobs.push({ start });
      else queue.set(caller, [{ start }]);
      this.#waiting++;
      this.#startNext();
    });
    const started = performance.now();
    try {
      return await work();
    } finally {
      setImmediate(() => this.#end(caller, performance.now() - started));
    }
  }

  #end(caller: string, duration: number): void {
    this.#average += (Math.min(duration, longestSample) - this.#average) * weight;
    this.#active--;
    const left = (this.#running.get(caller) ?? 1) - 1;
    if (left === 0) this.#running.delete(caller);
    else this.#running.set(caller, left);
    this.#startNext();
  }

  #startNext(): void {
    while (this.#active < this.#options.concurrency) {
      const next = this.#take(this.#admitted) ?? this.#take(this.#new);
      if (!next) return;
      next.start();
    }
  }

  #take(queue: Map<string, Job[]>): Job | undefined {
    for (const [caller, jobs] of queue) {
      const running = this.#running.get(caller) ?? 0;
      if (running >= this.#options.perCaller) continue;
      const job = jobs.shift();
      queue.delete(caller);
      if (jobs.length > 0) queue.set(caller, jobs);
      this.#running.set(caller, running + 1);
      this.#active++;
      this.#waiting--;
      return job;
    }
    return undefined;
  }
}
