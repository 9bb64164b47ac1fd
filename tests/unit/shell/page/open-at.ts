/** Puts happy-dom's window at an address, as its types do not know that it can. */
export const openAt = (url: string): void =>
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
