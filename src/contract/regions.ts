/** The regions of the app servers (docs/spec.md §9). A user's country decides the region. */
export const regions = ['cn', 'us', 'eu'] as const;

export type Region = (typeof regions)[number];

/**
 * Whose data is where: Mainland China → cn; the Americas, South, East and Southeast Asia and the Pacific → us; Europe, Africa, the
 * Middle East, the Caucasus, Central Asia, Iran and Afghanistan → eu.
 * Names, dialing codes and phone rules of countries are in contact/countries.ts: this list is separate, and short, because
 * every screen loads it.
 */
const countriesOf: Record<Region, RegExp> = {
  cn: /^CN$/,
  us: /^(A[GIQRSUW]|B[BDLMNOQRSTZ]|C[ACKLORUWX]|D[MO]|EC|F[JKM]|G[DFPSTUY]|H[KMNT]|I[DNO]|J[MP]|K[HINPRY]|L[ACK]|M[FHMNOPQSVXY]|N[CFIPRUZ]|P[AEFGHKMNRWY]|S[BGRVX]|T[CFHKLOTVW]|U[MSY]|V[CEGINU]|W[FS])$/,
  eu: /^(A[DEFLMOTXZ]|ASC|B[AEFGHIJVWY]|C[DFGHIMVYZ]|D[EJKZ]|E[EGHRST]|F[IOR]|G[ABEGHILMNQRW]|H[RU]|I[ELMQRST]|J[EO]|K[EGMWZ]|L[BIRSTUVY]|M[ACDEGKLRTUWZ]|N[AEGLO]|OM|P[LST]|QA|R[EOSUW]|S[ACDEHIJKLMNOSTYZ]|T[DGJMNRZ]|TAA|U[AGZ]|VA|XKX|Y[ET]|Z[AMW])$/,
};

/** The region whose app servers hold the data of a country's users; nothing for what is no country. @param abbr two or three letters, upper case */
export const regionOf = (abbr: string): Region | undefined => regions.find((region) => countriesOf[region].test(abbr));
