import type { Region } from './regions.ts';

/**
 * Every country and territory a user may choose: abbreviation, dialling code, and the region whose app servers hold its
 * users' data. Mainland China → cn; the Americas, Asia and the Pacific → us; Europe, Africa and the Middle East → eu.
 * Names are not here: they come from `Intl.DisplayNames` in the page's language.
 *
 * Two letters are ISO 3166-1; the few of three are territories that have no code of their own there (spec, section 3).
 */
const byRegion: Record<Region, string> = {
  cn: 'CN86',
  us: `
    AG1 AI1 AQ672 AR54 AS1 AU61 AW297 BB1 BD880 BL590 BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BZ501 CA1 CC61 CK682
    CL56 CO57 CR506 CU53 CW599 CX61 DM1 DO1 EC593 FJ679 FK500 FM691 GD1 GF594 GP590 GS500 GT502 GU1 GY592 HK852
    HN504 HT509 ID62 IN91 IO246 JM1 JP81 KH855 KI686 KN1 KP850 KR82 KY1 LA856 LC1 LK94 MF590 MH692 MM95 MN976
    MO853 MP1 MQ596 MS1 MV960 MX52 MY60 NC687 NF672 NI505 NP977 NR674 NU683 NZ64 PA507 PE51 PF689 PG675 PH63
    PK92 PM508 PN64 PR1 PW680 PY595 SB677 SG65 SR597 SV503 SX1 TC1 TF262 TH66 TK690 TL670 TO676 TT1 TV688 TW886
    UM1 US1 UY598 VC1 VE58 VG1 VI1 VN84 VU678 WF681 WS685`,
  eu: `
    AD376 AE971 AF93 AL355 AM374 AO244 ASC247 AT43 AX358 AZ994 BA387 BE32 BF226 BG359 BH973 BI257 BJ229 BW267
    BY375 CD243 CF236 CG242 CH41 CI225 CM237 CV238 CY357 CZ420 DE49 DJ253 DK45 DZ213 EE372 EG20 EH212 ER291 ES34
    ET251 FI358 FO298 FR33 GA241 GB44 GE995 GG44 GH233 GI350 GL299 GM220 GN224 GQ240 GR30 GW245 HR385 HU36 IE353
    IL972 IM44 IQ964 IR98 IS354 IT39 JE44 JO962 KE254 KG996 KM269 KW965 KZ7 LB961 LI423 LR231 LS266 LT370 LU352
    LV371 LY218 MA212 MC377 MD373 ME382 MG261 MK389 ML223 MR222 MT356 MU230 MW265 MZ258 NA264 NE227 NG234 NL31
    NO47 OM968 PL48 PS970 PT351 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SC248 SD249 SE46 SH290 SI386 SJ47 SK421
    SL232 SM378 SN221 SO252 SS211 ST239 SY963 SZ268 TAA290 TD235 TG228 TJ992 TM993 TN216 TR90 TZ255 UA380 UG256
    UZ998 VA39 XKX383 YE967 YT262 ZA27 ZM260 ZW263`,
};

/** What Intl and libphonenumber call the territories of three letters. */
const iso: Record<string, string> = { XKX: 'XK', ASC: 'AC', TAA: 'TA' };

export interface Country {
  abbr: string;
  /** Two letters, for Intl and libphonenumber */
  iso: string;
  /** Dialling code without the plus */
  dial: string;
  region: Region;
}

export const countries: readonly Country[] = Object.entries(byRegion).flatMap(([region, list]) =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const abbr = entry.replace(/\d+/, '');
      return { abbr, iso: iso[abbr] ?? abbr, dial: entry.slice(abbr.length), region: region as Region };
    }),
);

/** The entry for an abbreviation in any case, two letters or three. */
export function countryOf(abbr: string): Country | undefined {
  const wanted = abbr.toUpperCase();
  return countries.find((country) => country.abbr === wanted || country.iso === wanted);
}

/** The country's name in a language, and its abbreviation where Intl knows no name. @param tag BCP 47 */
export function countryName(country: Country, tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'region' }).of(country.iso) ?? country.abbr;
}
