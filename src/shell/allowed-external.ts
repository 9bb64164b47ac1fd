/**
 * The address of a link that may lead out of the site, as a browser normalizes it; nothing where it may not. A link must be
 * `https://` and one of the configured hosts, written as it is: no port, no user name, no `https:host`, no invisible or full-width
 * characters in the host. Backslashes and blanks are refused anywhere: a browser reads `https://a\@b/` as host a, and a native app
 * may read b. Hand on the returned address, not the given one.
 *
 * @param hosts `externalHosts` of `companion.config.json`
 */
export function allowedExternal(url: string, hosts: readonly string[]): string | undefined {
  const [, authority = ''] = /^https:\/\/([^/?#]+)/i.exec(url) ?? [];
  const host = authority.toLowerCase().replace(/:443$/, '');
  return hosts.includes(host) && !/[\\\s]/.test(url) ? new URL(url).href : undefined;
}
