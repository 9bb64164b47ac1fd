/** Milliseconds in which one Ctrl-C may arrive several times: from the terminal, from npm and from the launcher. */
const onePress = 1000;

/**
 * Stops in good order when the process is told to, then exits with code 0. The same signal arrives several times: systemd sends it
 * to every process of a service, and npm and `tools/scripts/ready.mjs` pass it on. Repeats change nothing, so that what is under way
 * is finished; only Ctrl-C that is pressed again ends the process at once.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  let interruptedAt = Number.POSITIVE_INFINITY;
  const begin = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGHUP', begin);
  process.on('SIGINT', () => {
    const now = performance.now();
    if (now - interruptedAt > onePress) process.exit(130);
    interruptedAt = Math.min(interruptedAt, now);
    begin();
  });
}
