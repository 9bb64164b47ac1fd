/** The regions of the app servers (docs/spec.md §9). A user's country decides the region. */
export const regions = ['cn', 'us', 'eu'] as const;

export type Region = (typeof regions)[number];

/**
 * Whose data is where: Mainland China → cn; the Americas, South, East and Southeast Asia and the Pacific → us; Europe, Africa, the
 * Middle East, the Caucasus, Central Asia, Iran and Afghanistan → eu.
 * Names, dialing codes and phone rules of countries are in contact/countries.ts: this list is separate because every screen loads it.
 */
const countriesOf: Record<Region, string> = {
  cn: 'CN',
  us: `
    AG AI AQ AR AS AU AW BB BD BL BM BN BO BQ BR BS BT BZ CA CC CK CL CO CR CU CW CX DM DO EC FJ FK FM GD GF GP
    GS GT GU GY HK HM HN HT ID IN IO JM JP KH KI KN KP KR KY LA LC LK MF MH MM MN MO MP MQ MS MV MX MY NC NF NI NP
    NR NU NZ PA PE PF PG PH PK PM PN PR PW PY SB SG SR SV SX TC TF TH TK TL TO TT TV TW UM US UY VC VE VG VI VN
    VU WF WS`,
  eu: `
    AD AE AF AL AM AO ASC AT AX AZ BA BE BF BG BH BI BJ BV BW BY CD CF CG CH CI CM CV CY CZ DE DJ DK DZ EE EG EH ER
    ES ET FI FO FR GA GB GE GG GH GI GL GM GN GQ GR GW HR HU IE IL IM IQ IR IS IT JE JO KE KG KM KW KZ LB LI LR
    LS LT LU LV LY MA MC MD ME MG MK ML MR MT MU MW MZ NA NE NG NL NO OM PL PS PT QA RE RO RS RU RW SA SC SD SE
    SH SI SJ SK SL SM SN SO SS ST SY SZ TAA TD TG TJ TM TN TR TZ UA UG UZ VA XKX YE YT ZA ZM ZW`,
};

/** The region whose app servers hold the data of a country's users; nothing for what is no country. @param abbr two or three letters, upper case */
export const regionOf = (abbr: string): Region | undefined =>
  regions.find((region) => abbr && countriesOf[region].split(/\s+/).includes(abbr));
