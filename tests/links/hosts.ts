/** An address in markup, scripts or JSON, or one that takes the page's scheme. */
const address = /(?:(?:https?|wss?):\\?\/\\?\/|(?:["'=(])\/\/)([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?)/gi;

/** The hosts that a text names and that are not known, each once. */
export const strangeHosts = (text: string, known: ReadonlySet<string>): string[] => [
  ...new Set([...text.matchAll(address)].flatMap(([, host = '']) => (known.has(host.toLowerCase()) ? [] : [host]))),
];
