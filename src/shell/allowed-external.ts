/**
 * Whether a link may lead out of the site: https, and exactly one of the configured hosts, without a port or a user's name in
 * front of the host, which make an address look like another. Backslashes and blanks are refused too: a browser reads
 * `https://a\@b/` as host a, and a native app that is handed it may read b.
 *
 * @param hosts `externalHosts` of `companion.config.json`
 */
export function allowedExternal(url: string, hosts: readonly string[]): boolean {
  try {
    const { protocol, host, username, password } = new URL(url);
    return protocol === 'https:' && !username && !password && !/[\\\s]/.test(url) && hosts.includes(host);
  } catch {
    return false;
  }
}
