/** The form's name in drafts and outbox. */
export const form = 'feedback';

/** What the form's fields are called; `mineId` is the chosen one of the user's devices, `deviceId` the typed one. */
export type FieldName =
  | 'typeId'
  | 'source'
  | 'mineId'
  | 'sn'
  | 'deviceId'
  | 'description'
  | 'contact'
  | 'platform'
  | 'orderNumber';

/** Where an error is shown: a field, the choice of one of the user's devices, or the pictures. */
export type ErrorField = Exclude<FieldName, 'source' | 'mineId'> | 'device' | 'images';
export type Errors = Partial<Record<ErrorField, string>>;
