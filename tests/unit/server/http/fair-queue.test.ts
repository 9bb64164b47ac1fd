import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FairQueue } from '../../../../server/http/fair-queue.ts';

const options = { concurrency: 1, perCaller: 1, maxWait: 1000, maxWaiting: { all: 100, perCaller: 50 } };

/** A job that ends when it is told to. */
function job() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Runs named jobs at once and gives the order in which they were done. */
async function orderOf(queue: FairQueue, callers: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  await Promise.all(callers.map((caller) => queue.run(caller[0] ?? '', async () => void done.push(caller))));
  return done;
}

describe('a queue', () => {
  test('serves callers in turn, however many jobs one of them has', async () => {
    const queue = new FairQueue(options);
    expect(await orderOf(queue, ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'])).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('runs no two jobs of one caller at once, while others go on', async () => {
    const queue = new FairQueue({ ...options, concurrency: 3 });
    const [stuck, waiting] = [job(), job()];
    const first = queue.run('a', stuck.work);
    let begun = false;
    const second = queue.run('a', () => {
      begun = true;
      return waiting.work();
    });
    for (let count = 0; count < 5; count++) await queue.run('b', async () => undefined);
    expect(begun).toBe(false);
    stuck.end();
    await first;
    waiting.end();
    await second;
    expect(begun).toBe(true);
  });

  test('lets the event loop run between two jobs', async () => {
    const queue = new FairQueue(options);
    let turns = 0;
    let counting = true;
    const count = () => {
      turns++;
      if (counting) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: 20 }, (_, index) => queue.run(`caller ${index}`, async () => undefined)));
    counting = false;
    expect(turns).toBeGreaterThanOrEqual(19);
  });

  test('refuses at once what is too much in all, and takes more when there is room again', async () => {
    const queue = new FairQueue({ ...options, maxWaiting: { all: 3, perCaller: 50 } });
    const running = job();
    const jobs = [queue.run('a', running.work), ...['b', 'c', 'd'].map((caller) => queue.run(caller, async () => undefined))];
    expect(queue.isFull).toBe(true);
    await expect(queue.run('e', async () => undefined)).rejects.toMatchObject({ reason: 'overloaded', retryAfter: 1 });
    running.end();
    await Promise.all(jobs);
    await turn();
    expect(queue.isFull).toBe(false);
    await queue.run('e', async () => undefined);
  });

  test('refuses one caller’s too many without refusing others', async () => {
    const queue = new FairQueue({ ...options, maxWaiting: { all: 100, perCaller: 2 } });
    const running = job();
    const jobs = [running.work, async () => undefined, async () => undefined].map((work) => queue.run('a', work));
    await expect(queue.run('a', async () => undefined)).rejects.toMatchObject({ reason: 'rateLimited', retryAfter: 1 });
    const other = queue.run('b', async () => undefined);
    running.end();
    await Promise.all([...jobs, other]);
  });

  test('refuses when the expected wait is too long, by how long jobs took', async () => {
    const queue = new FairQueue({ ...options, maxWait: 20 });
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    const busy = async () => {
      now += 15;
    };
    for (let count = 0; count < 10; count++) await queue.run('a', busy);
    await turn();
    const running = job();
    const accepted = [queue.run('a', running.work)];
    while (!queue.isFull) accepted.push(queue.run(`caller ${accepted.length}`, async () => undefined));
    expect(queue.waiting).toBe(2);
    running.end();
    await Promise.all(accepted);
  });

  test('finishes what was admitted before, first and whatever waits', async () => {
    const queue = new FairQueue({ ...options, maxWaiting: { all: 2, perCaller: 50 } });
    const running = job();
    const done: string[] = [];
    const jobs = [
      queue.run('a', running.work),
      ...['b', 'c'].map((caller) => queue.run(caller, async () => void done.push(caller))),
    ];
    jobs.push(queue.run('d', async () => void done.push('d'), { isAdmitted: true }));
    running.end();
    await Promise.all(jobs);
    expect(done).toEqual(['d', 'b', 'c']);
  });

  test('goes on after a job that failed', async () => {
    const queue = new FairQueue(options);
    const failed = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
