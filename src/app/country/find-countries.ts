import { type Country, countries, countryOf } from '../../contract/contact/countries.ts';
import { createLetters } from '../../lib/search/letters.ts';

/** A country as its list shows it and its search finds it. */
export interface NamedCountry extends Country {
  /** In the page's language */
  name: string;
  /** What it is found by: its names, its codes */
  names: readonly string[];
  codes: readonly string[];
}

const regionNames = (tag: string) => new Intl.DisplayNames([tag], { type: 'region' });

/**
 * All countries as the language sorts their names, the reader's own first.
 *
 * @param own abbreviation of the reader's country
 * @param tag of the page, BCP 47
 * @param dialing they are also found by their dialing codes
 */
export function namedCountries(own: string | undefined, tag: string, dialing: boolean): readonly NamedCountry[] {
  const first = countryOf(own ?? '')?.abbr;
  const lettersOf = createLetters(tag);
  const [local, english] = [regionNames(tag), regionNames('en')];
  const { compare } = new Intl.Collator(tag);
  return countries
    .map((country) => {
      const { abbr, iso, dial } = country;
      const name = local.of(iso) ?? abbr;
      const names = [name, english.of(iso) ?? abbr, ...(dialing ? [dial] : [])].map(lettersOf);
      return { ...country, name, names, codes: [lettersOf(iso), lettersOf(abbr)] };
    })
    .sort((a, b) => Number(b.abbr === first) - Number(a.abbr === first) || compare(a.name, b.name));
}

/**
 * The countries that a query means: by name in the page's language or in English, or by ISO code, ignoring case and accents. One that
 * is named exactly comes first, then those whose name begins with the query.
 */
export function findCountries(all: readonly NamedCountry[], query: string, tag: string): readonly NamedCountry[] {
  const wanted = createLetters(tag)(query);
  if (!wanted) return all;
  const rank = ({ names, codes }: NamedCountry) =>
    [
      [...names, ...codes].includes(wanted),
      names.some((name) => name.startsWith(wanted)),
      names.some((name) => name.includes(wanted)),
    ].indexOf(true);
  return all
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}
