import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The simulated connection: 400 kbit/s both ways, a round trip of 400 ms. */
const bytesPerMillisecond = 400_000 / 8 / 1000;
const roundTrip = 400;
/** What fits into a packet */
const segment = 1460;

/**
 * A slow connection to a port of this machine, packet by packet, so that progressive rendering is measured. The browser's own
 * throttling would hold back each response until it is whole. TCP's slow start is not simulated.
 */
export async function slowLink(port: number): Promise<{ port: number; stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, 'localhost');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.once('close', () => sockets.delete(socket));
    }
    // TCP's handshake takes a round trip.
    carry(near, far, roundTrip);
    carry(far, near, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Forwards data in order, at the link's bandwidth and latency. @param wait milliseconds before the first byte can leave */
function carry(from: Socket, to: Socket, wait: number): void {
  const underway: { arrives: number; act(): void }[] = [];
  let free = performance.now() + wait;
  let waiting = false;

  const deliver = (): void => {
    while (underway[0] && underway[0].arrives <= performance.now()) underway.shift()?.act();
    waiting = underway[0] !== undefined;
    if (underway[0]) setTimeout(deliver, Math.max(0, underway[0].arrives - performance.now()));
  };
  const depart = (time: number, act: () => void): void => {
    underway.push({ arrives: time + roundTrip / 2, act });
    if (!waiting) setTimeout(deliver, roundTrip / 2);
    waiting = true;
  };

  from.on('data', (data: Buffer) => {
    for (let at = 0; at < data.length; at += segment) {
      const packet = data.subarray(at, at + segment);
      free = Math.max(free, performance.now()) + packet.length / bytesPerMillisecond;
      depart(free, () => to.writable && to.write(packet));
    }
  });
  from.on('close', () => depart(Math.max(free, performance.now()), () => to.end()));
}
