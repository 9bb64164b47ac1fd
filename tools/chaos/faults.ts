/** What a bad network or a broken gateway does to one call, between the browser and the server. */
export const faults = [
  /** The connection breaks before the server has the request */
  'reset before',
  /** It breaks in the middle of the request's body, as the server reads it */
  'half a request',
  /** The server does it, and the connection breaks before a byte of the answer */
  'reset after',
  /** The server does it, and the connection breaks in the middle of the answer */
  'half an answer',
  /** The server does it, and the answer ends too soon as if that were all of it */
  'cut off',
  /** The server does it, and the answer comes late */
  'late',
  /** The server does it, and no answer ever comes */
  'silence after',
  /** Nothing is done, and no answer ever comes */
  'silence before',
  /** The server does it, and what comes back are any bytes */
  'garbage',
  /** A gateway wants people to sign in to its network, under a 200 */
  'HTML',
  /** A gateway is overloaded */
  '503',
  /** The server has a fault, in the envelope */
  '500',
] as const;

type Fault = (typeof faults)[number];

/** What is done with one call: a fault, or nothing at all. `401` asks for another token, which only an app can give. */
export type InjectedFault = Fault | '401' | 'none';
