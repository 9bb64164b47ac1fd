import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendWithProgress } from '../../../src/api/send-with-progress.ts';

/** A browser's request, as far as it is used; the test says what becomes of it. */
class FakeRequest {
  static last: FakeRequest;
  readonly opened: string[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: object) => void } = {};
  timeout = 0;
  sent: unknown;
  status = 0;
  responseText = '';
  responseHeaders = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  ontimeout?: () => void;

  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened.push(...opened);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return this.responseHeaders;
  }
  send(body: unknown) {
    this.sent = body;
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

const body = new Blob(['jpeg']);
const begin = (onProgress = vi.fn()) => {
  const reply = sendWithProgress(onProgress)({
    method: 'POST',
    url: 'https://eu.test/upload',
    headers: { token: 'a', 'Content-Type': 'image/jpeg' },
    body,
    timeout: 90_000,
  });
  return { reply, onProgress, request: FakeRequest.last };
};

/** What comes back of an answer with these headers. */
const answered = (headers: string) => {
  const { reply, request } = begin();
  Object.assign(request, { status: 503, responseText: 'busy', responseHeaders: headers });
  request.onload?.();
  return reply;
};

test('the request is sent as it is, within its time', () => {
  const { request } = begin();
  expect(request.opened).toEqual(['POST', 'https://eu.test/upload']);
  expect(request.headers).toEqual({ token: 'a', 'Content-Type': 'image/jpeg' });
  expect(request.timeout).toBe(90_000);
  expect(request.sent).toBe(body);
});

test('how much has left is told as a share, where the browser knows it', () => {
  const { onProgress, request } = begin();
  request.upload.onprogress?.({ lengthComputable: false, loaded: 10, total: 0 });
  expect(onProgress).not.toHaveBeenCalled();
  request.upload.onprogress?.({ lengthComputable: true, loaded: 30, total: 40 });
  expect(onProgress.mock.calls).toEqual([[0.75]]);
});

describe('an answer', () => {
  test('of any status is a reply', async () => {
    expect(await answered('content-type: text/plain\r\n')).toEqual({ status: 503, text: 'busy', retryAfter: undefined });
  });

  test.each([
    'retry-after: 70',
    'Retry-After:70',
    'RETRY-AFTER:   70  \r\n',
    'x-retry-after: 9\r\ncontent-type: text/plain\r\nretry-after: 70 \r\ndate: now\r\n',
  ])('asks to wait by its headers %j', async (headers) => {
    expect((await answered(headers)).retryAfter).toBe(70_000);
  });
});

test.each([
  ['onerror', 'network'],
  ['onabort', 'network'],
  ['ontimeout', 'timeout'],
] as const)('%s is the failure “%s”', async (happens, reason) => {
  const { reply, request } = begin();
  request[happens]?.();
  await expect(reply).rejects.toMatchObject({ name: 'ApiError', reason });
});
