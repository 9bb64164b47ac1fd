/** Reads, or writes, a value of this tab; storage that throws reads as empty. */
export function sessionValue(name: string, value?: string | null): string | undefined {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else if (value !== undefined) sessionStorage.setItem(name, value);
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}
