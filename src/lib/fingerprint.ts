/** Tells secrets apart without telling what they are: FNV-1a, 32 bits. */
export function fingerprint(secret: string): number {
  let hash = 0x811c9dc5;
  for (const letter of secret) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash;
}
