import * as v from '#rules/valibot';
import { ContactText } from './text.ts';

/** Octets of a local part, and of a whole address: https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1 */
const [longestLocal, longest] = [64, 254];

const atoms = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const local = new RegExp(`^${atoms}(?:\\.${atoms})*$`, 'u');
const domain = new RegExp(`^(?:${label}\\.)+(?!\\d)${label}$`);

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** An international domain in the letters of the DNS: `müller.de` → `xn--mller-kva.de`; nothing where it is none. */
function asciiDomain(text: string): string | undefined {
  // What else an address of the web may have, such as a port or a path, has no place here.
  if (!/^[\p{L}\p{M}\p{N}.。-]+$/u.test(text)) return undefined;
  try {
    const { hostname } = new URL(`http://${text}`);
    return domain.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * An e-mail address that any mail server takes, its domain in ASCII; nothing where it is none. As browsers check addresses
 * (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), but of a domain that the whole world knows, without
 * dots that stand alone, and in any letters.
 */
export function asciiEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const host = asciiDomain(address.slice(at + 1));
  const name = address.slice(0, Math.max(at, 0));
  if (!host || !local.test(name) || octets(name) > longestLocal) return undefined;
  const ascii = `${name}@${host}`;
  return octets(ascii) > longest ? undefined : ascii;
}

/** An e-mail address, with its domain as it was typed: {@link asciiEmail} is what to send to. Messages are rule names. */
export const Email = v.pipe(
  ContactText,
  v.maxLength(longest, 'tooLong'),
  v.check((address) => asciiEmail(address) !== undefined, 'format'),
);
