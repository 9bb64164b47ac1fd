import { type Agent, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { text } from 'node:stream/consumers';
import type { NewFeedback } from '../../src/contract/feedback/create.ts';

export interface Body {
  type: string;
  bytes: Buffer | string;
}

export interface CallResponse {
  status: number;
  body: string;
  /** Milliseconds */
  took: number;
  /** `Retry-After` in milliseconds */
  retryAfter: number;
}

/** One call on a keep-alive connection. @throws the connection's error */
export function call(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  body?: Body,
  key: string = crypto.randomUUID(),
): Promise<CallResponse> {
  return new Promise((resolve, reject) => {
    const more = body && { 'Content-Type': body.type, 'Content-Length': Buffer.byteLength(body.bytes), 'Idempotency-Key': key };
    const begun = performance.now();
    const send = url.startsWith('https:') ? requestSecurely : request;
    const asked = send(url, { agent, method: body ? 'POST' : 'GET', headers: { ...headers, ...more } }, (response) => {
      text(response).then((answered) => {
        const { statusCode: status = 0, headers: got } = response;
        resolve({ status, body: answered, took: performance.now() - begun, retryAfter: Number(got['retry-after'] ?? 0) * 1000 });
      }, reject);
    });
    asked.on('error', reject).end(body?.bytes);
  });
}

/** Retries under the same key while the server is busy. @param onResponse called with each response, refusals too */
export async function callUntilAccepted(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  body?: Body,
  onResponse: (answer: CallResponse) => void = () => undefined,
): Promise<CallResponse> {
  const key = crypto.randomUUID();
  for (;;) {
    const answer = await call(agent, url, headers, body, key);
    onResponse(answer);
    if (answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, answer.retryAfter * (1 + Math.random())));
  }
}

/** Percentiles of response times. */
export function spread(times: readonly number[]): string {
  const at = (share: number) => `${Math.round(percentile(times, share))} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, at most ${at(1)}`;
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const report = (description: string, images: string[] = []): NewFeedback => ({
  typeId: 'cleaning',
  device: { source: 'manual', sn: 'SN-1', deviceId: '' },
  description,
  contact: 'somebody@example.com',
  platform: 'Shop',
  orderNumber: '1',
  images,
});
