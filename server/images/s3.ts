import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { circuitBreaker, type ObjectStore, ObjectStoreUnavailable } from './object-store.ts';
import type { S3Settings } from './settings.ts';

/** Milliseconds: to connect, for a response with its retry, and in which a body must move on. */
const defaultTimeouts = { connect: 2000, response: 8000, idle: 20_000 } as const;

/** Connections at once, each with the buffers of one picture that is on its way: pictures are streamed. */
const maxSockets = 256;

const deleteConcurrency = 8;

/**
 * A bucket of an S3-compatible service, AWS's or another one's. The client is loaded only here, so that a server without one does not
 * pay for it. Addresses have the bucket in their path, and no checksums are sent beyond Content-MD5: both are what every such
 * service understands. Objects are deleted one by one for the same reason.
 */
export async function openS3(
  { bucket, prefix, endpoint, region }: S3Settings,
  more: { response?: number } = {},
): Promise<ObjectStore> {
  const timeouts = { ...defaultTimeouts, ...more };
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: true,
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connect,
      socketTimeout: timeouts.idle,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  });
  const guarded = circuitBreaker();
  /** @returns undefined where the service knows no such object */
  const ask = <T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T | undefined> =>
    guarded(async () => {
      try {
        return await within(timeouts.response, (abortSignal) => send({ abortSignal }));
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw new ObjectStoreUnavailable(codeOf(error));
      }
    });
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  return {
    async put(name, bytes, mediaType) {
      const ContentMD5 = createHash('md5').update(bytes).digest('base64');
      const command = { ...at(name), Body: bytes, ContentLength: bytes.length, ContentType: mediaType, ContentMD5 };
      await ask((options) => client.send(new s3.PutObjectCommand(command), options));
    },
    async get(name) {
      const response = await ask((options) => client.send(new s3.GetObjectCommand(at(name)), options));
      if (!response?.Body) return undefined;
      return { body: Readable.toWeb(response.Body as Readable) as ReadableStream<Uint8Array>, size: response.ContentLength ?? 0 };
    },
    async delete(names) {
      for (let from = 0; from < names.length; from += deleteConcurrency) {
        const some = names.slice(from, from + deleteConcurrency);
        await Promise.all(some.map((name) => ask((options) => client.send(new s3.DeleteObjectCommand(at(name)), options))));
      }
    },
    async *list() {
      let next: string | undefined;
      do {
        const page = { Bucket: bucket, Prefix: prefix, ...(next && { ContinuationToken: next }) };
        const response = await ask((options) => client.send(new s3.ListObjectsV2Command(page), options));
        const rows = response?.Contents ?? [];
        yield rows.map(({ Key = '', LastModified }) => ({
          name: Key.slice(prefix.length),
          writtenAt: LastModified?.getTime() ?? 0,
        }));
        next = response?.IsTruncated ? response.NextContinuationToken : undefined;
      } while (next);
    },
  };
}

/** The signal ends with the head of the response: its body may take longer. */
async function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** What the service or Node call the error: `AccessDenied`, `ECONNREFUSED`. */
function codeOf(error: unknown): string {
  const { code, name, errors } = error as { code?: unknown; name?: unknown; errors?: unknown[] };
  if (errors?.length) return codeOf(errors[0]);
  const text = String(code ?? name);
  return /^\w{1,60}$/.test(text) ? text : 'unknown';
}
