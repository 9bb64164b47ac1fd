import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { countries } from '../../../../src/contract/contact/countries.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { CountrySelect } from '../../../../src/ui/country/CountrySelect.tsx';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

afterEach(cleanup);

const show = (tag: string, props: Partial<Parameters<typeof CountrySelect>[0]> = {}) => {
  const t = createT({ 'form.choose': 'Please select', 'common.optional': 'optional' }, tag);
  render(
    <Translator value={t}>
      <CountrySelect name="country" label="Country" own="DE" {...props} />
    </Translator>,
  );
  return [...screen.getByRole<HTMLSelectElement>('combobox').options];
};

test('every country is there once, the reader’s own first, the others as the language sorts their names', () => {
  const [none, own, ...others] = show('en');
  expect(none?.value).toBe('');
  expect([own?.value, own?.text]).toEqual(['DE', 'Germany']);
  expect(others.slice(0, 3).map(({ text }) => text)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  expect(new Set([own, ...others].map((option) => option?.value))).toEqual(new Set(countries.map(({ abbr }) => abbr)));
});

test('their names are those of the page’s language', () => {
  expect(show('de').map(({ text }) => text)).toContain('Südafrika');
});

test('a number’s country comes with its code', () => {
  expect(show('en', { dialing: true })[1]?.text).toBe('Germany (+49)');
});

test.each([undefined, '', 'XX'])('without a country of the reader’s (%o) the list is sorted all through', (own) => {
  expect(show('en', { own })[1]?.text).toBe('Afghanistan');
});

test('what was chosen stands in it from the start', () => {
  show('en', { defaultValue: 'XKX' });
  expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.text).toBe('Kosovo');
});
