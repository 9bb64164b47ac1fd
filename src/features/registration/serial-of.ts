/** Article numbers (EAN, UPC), which all devices of a model share. */
const articleNumber = /^(\d{8}|\d{12,14})$/;

/** `SN: …` or `S/N …`, also in a URL */
const labelled = /(?:^|[^a-z])s\/?n(?:\s*[:=#.]\s*|\s+)([a-z\d][a-z\d\-/]{3,63})/i;
const whole = /^[a-z\d][a-z\d\-/.]{3,63}$/i;

/** The serial number among the codes of a label: one labelled as such, or else a code that is neither a URL nor an article number. */
export function serialOf(codes: readonly string[]): string | undefined {
  const texts = codes.map((code) => code.trim());
  return (
    texts.map((text) => labelled.exec(text)?.[1]).find(Boolean) ??
    texts.find((text) => whole.test(text) && !articleNumber.test(text))
  );
}
