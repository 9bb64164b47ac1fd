/** The numbers of goods in shops (EAN, UPC): the same on every device of a model. */
const goods = /^(\d{8}|\d{12,14})$/;

const marked = /(?:^|[^a-z])s\/?n(?:\s*[:=#.]\s*|\s+)([a-z\d][a-z\d\-/]{3,63})/i;
const whole = /^[a-z\d][a-z\d\-/.]{3,63}$/i;

/**
 * The serial number among the texts of the codes on a label: what is marked as one in a text or an address, else the whole of
 * a code that is neither an address nor the number of goods.
 */
export function serialOf(codes: readonly string[]): string | undefined {
  const texts = codes.map((code) => code.trim());
  return texts.map((text) => marked.exec(text)?.[1]).find(Boolean) ?? texts.find((text) => whole.test(text) && !goods.test(text));
}
