/** `Object.keys` with the type of the keys. Only for constants: a value of a wider type may have more keys than its type says. */
export const keysOf = <T extends object>(constant: T): Extract<keyof T, string>[] =>
  Object.keys(constant) as Extract<keyof T, string>[];
