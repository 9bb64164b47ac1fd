/**
 * What a record is called where people read it out: `01BD-93A1`, the beginning of its id. Customer service finds the record by it
 * (`RecordNumber` in input-fields.ts).
 */
export const recordNumber = (id: string): string =>
  id.replace(/^([\da-f]{4})([\da-f]{4})-.*/, (_, first: string, second: string) => `${first}-${second}`.toUpperCase());
