import * as v from 'valibot';

const part = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const address = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(?:${part}\\.)+(?!\\d)${part}$`, 'i');

/**
 * An e-mail address as browsers check it (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), so that O'Brien's
 * and one at `xn--mller-kva.de` are no slips; of a domain that the whole world knows, though. Messages are rule names.
 */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(254, 'tooLong'),
  v.regex(address, 'format'),
);
