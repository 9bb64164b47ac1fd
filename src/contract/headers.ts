import * as v from 'valibot';
import { maxAppVersion, maxBrandName, maxToken } from './header-limits.ts';

const shortText = (max: number) => v.pipe(v.string(), v.maxLength(max));

/**
 * The eight headers of every request (docs/spec.md §7), by their names on the wire; HTTP ignores their case.
 * Values are percent-encoded, since a brand's name may have any letters and a header may not.
 */
export const RequestHeaders = v.object({
  /** 1 Android, 2 iOS */
  os: v.picklist(['1', '2']),
  /** `app` in the native shell, `web` in a plain browser */
  client: v.picklist(['app', 'web']),
  appVersion: shortText(maxAppVersion),
  /** A language key: `en`, `zhf`, … */
  lang: shortText(10),
  /** Two-letter country abbreviation (a few have three), upper case; empty while unknown */
  countryAbbr: v.pipe(v.string(), v.regex(/^([A-Z]{2,3})?$/)),
  /** Dialing code without `+`; empty while unknown */
  countryCode: v.pipe(v.string(), v.regex(/^\d{0,7}$/)),
  brand: shortText(maxBrandName),
  /** Empty for a visitor who is not signed in */
  token: shortText(maxToken),
});

export type RequestHeaders = v.InferOutput<typeof RequestHeaders>;

export const headerNames = Object.keys(RequestHeaders.entries) as (keyof RequestHeaders)[];
