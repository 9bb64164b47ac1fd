import { type ClientHttp2Session, connect, constants } from 'node:http2';

/** What a host answered, with the body as it came. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Asks one host over HTTP/2, by addresses exactly as they are written: nothing takes their dots and slashes away. */
export class Http2Client {
  readonly #connect: () => ClientHttp2Session;
  #session: ClientHttp2Session | undefined;
  #asked = 0;

  constructor(origin: string, certificate: Buffer) {
    this.#connect = () => connect(origin, { ca: certificate });
  }

  ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
    // nginx ends a connection after its thousandth request.
    if (this.#asked++ % 900 === 0) this.close();
    this.#session ??= this.#connect();
    const session = this.#session;
    return new Promise((resolve, reject) => {
      const stream = session.request({ ':path': path, ':method': method, ...headers });
      const answer: Answer = { status: 0, headers: new Headers(), body: Buffer.alloc(0) };
      const chunks: Buffer[] = [];
      stream.on('response', (fields) => {
        answer.status = Number(fields[constants.HTTP2_HEADER_STATUS]);
        for (const [name, value] of Object.entries(fields)) {
          if (!name.startsWith(':')) answer.headers.set(name, [value].flat().join(', '));
        }
      });
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => resolve({ ...answer, body: Buffer.concat(chunks) }));
      stream.on('error', reject);
    });
  }

  close(): void {
    this.#session?.close();
    this.#session = undefined;
  }
}
