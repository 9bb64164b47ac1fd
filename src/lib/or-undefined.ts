/** The value, or nothing where reading it throws, as cookies and storage do in some web views. */
export function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
