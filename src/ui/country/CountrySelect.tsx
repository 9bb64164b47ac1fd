import { type ChangeEventHandler, useMemo } from 'react';
import { type Country, countries, countryName, countryOf } from '../../contract/contact/countries.ts';
import type { FieldText } from '../field/Field.tsx';
import { Select } from '../field/Select.tsx';
import { useT } from '../screen/use-t.ts';

interface CountrySelectProps extends FieldText {
  /** The user's country, which is the first to choose from */
  own: string | undefined;
  /** With the code that its phone numbers begin with */
  dialing?: boolean;
  defaultValue?: string | undefined;
  autoComplete?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/**
 * One of the 250 countries, by their names in the page's language. For what is drawn only after the page is hydrated: they would
 * weigh more than the page.
 */
export function CountrySelect({ own, dialing = false, ...select }: CountrySelectProps) {
  const t = useT();
  const options = useMemo(() => sorted(own, t.tag), [own, t.tag]);
  return (
    <Select
      {...select}
      placeholder={t('form.choose')}
      options={options.map(({ abbr, dial, name }) => ({ value: abbr, label: dialing ? `${name} (+${dial})` : name }))}
    />
  );
}

/** All countries as the language sorts their names, the reader's own first. @param tag BCP 47 */
function sorted(own: string | undefined, tag: string): (Country & { name: string })[] {
  const first = countryOf(own ?? '')?.abbr;
  const { compare } = new Intl.Collator(tag);
  return countries
    .map((country) => ({ ...country, name: countryName(country, tag) }))
    .sort((a, b) => Number(b.abbr === first) - Number(a.abbr === first) || compare(a.name, b.name));
}
