import { useMemo, useState } from 'react';
import { countryName, countryOf } from '../../contract/contact/countries.ts';
import { Cell } from '../../ui/cell/Cell.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { SearchSheet } from '../sheet/SearchSheet.tsx';
import { SheetField } from '../sheet/SheetField.tsx';
import { findCountries, namedCountries } from './find-countries.ts';

interface CountryFieldProps {
  name: string;
  label: string;
  error: string | undefined;
  /** The abbreviation of the chosen country; empty while none is chosen */
  country: string;
  onCountry(abbr: string): void;
  /** The reader's country, which is the first to choose from */
  own: string | undefined;
  /** With the code that its phone numbers begin with */
  dialing?: boolean;
}

/** One of the 250 countries, chosen in a sheet. Load it lazily: the list of countries must not delay the first paint. */
export function CountryField({ name, label, error, country, onCountry, own, dialing = false }: CountryFieldProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const chosen = countryOf(country);
  const chosenName = chosen && countryName(chosen, t.tag);

  return (
    <SheetField
      {...{ name, label, error }}
      value={chosen?.abbr ?? ''}
      text={chosen && dialing ? `${chosenName} (+${chosen.dial})` : chosenName}
      onOpen={() => setOpen(true)}
    >
      {open && (
        <CountrySheet
          {...{ name, label, own, dialing, country }}
          onClose={() => setOpen(false)}
          onPick={(abbr) => {
            onCountry(abbr);
            setOpen(false);
          }}
        />
      )}
    </SheetField>
  );
}

interface CountrySheetProps extends Pick<CountryFieldProps, 'name' | 'label' | 'own' | 'country'> {
  dialing: boolean;
  onPick(abbr: string): void;
  onClose(): void;
}

function CountrySheet({ name, label, own, country: chosen, dialing, onPick, onClose }: CountrySheetProps) {
  const t = useT();
  const all = useMemo(() => namedCountries(own, t.tag, dialing), [own, t.tag, dialing]);
  return (
    <SearchSheet
      title={label}
      name={`${name}Query`}
      label={t('form.countrySearch')}
      noMatch={t('form.countryNoMatch')}
      onClose={onClose}
    >
      {(query) =>
        findCountries(all, query, t.tag).map((country) => (
          <Cell
            key={country.abbr}
            label={country.name}
            value={dialing && <bdi>+{country.dial}</bdi>}
            current={country.abbr === chosen}
            onClick={() => onPick(country.abbr)}
          />
        ))
      }
    </SearchSheet>
  );
}
