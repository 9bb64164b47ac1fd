import type { Envelope } from '../contract/envelope.ts';
import { codeOf, type ErrorData, parseErrorData, type Reason, reasons } from '../contract/reasons.ts';

/**
 * Why a call failed: the server's {@link Reason}, or one that only the client knows.
 *
 * - `network`: no response came; the server may have done the work all the same
 * - `timeout`: no complete response came within the time limit; likewise
 * - `malformed`: a response came that is not of the contract (HTML under a 200, half a body); likewise
 * - `wrongUser`: nothing was sent, since the page's token no longer belongs to the user the call was made for
 * - `unknown`: the server refused with a code that the contract does not have
 */
export type ApiReason = Reason | 'network' | 'timeout' | 'malformed' | 'wrongUser' | 'unknown';

/**
 * Whether a response without an envelope, such as a proxy's, means what its status says: that the body is too large, or an overload. A
 * proxy's 404 or 403 says nothing about the record; the app server behind it may be back a moment later.
 */
const isBelievedOfProxies = (status: number) => status === codeOf.tooLarge || status === codeOf.rateLimited || status >= 500;

/**
 * The reason of a response that is no success: the contract's where the server sends one, else by the envelope's code, else by the HTTP
 * status. The only place that reads any of the three.
 */
export function reasonOf(status: number, envelope?: Envelope): { reason: ApiReason; fields?: ErrorData['fields'] } {
  if (!envelope) return { reason: isBelievedOfProxies(status) ? ofCode(status) : 'malformed' };
  const { reason, fields } = parseErrorData(envelope.data);
  if (reason) return { reason, fields };
  // Without reasons, refused fields tell a conflict from a call that is still running.
  return { reason: envelope.code === codeOf.conflict && fields ? 'conflict' : ofCode(envelope.code), fields };
}

const ofCode = (code: number): ApiReason =>
  reasons.find((reason) => codeOf[reason] === code) ?? (code >= 500 ? 'internal' : 'unknown');
