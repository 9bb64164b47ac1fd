import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FormContext, type FormState } from '../../../../src/app/form/form.ts';
import { PersonStep } from '../../../../src/features/registration/components/PersonStep.tsx';
import { personFacts } from '../../../../src/features/registration/person-facts.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const t = createT(stringsOf('en', ['common', 'form', 'register']), 'en');
const user = { uid: 'u', username: 'U', countryAbbr: 'DE', countryCode: '49', lang: 'de' };

afterEach(cleanup);

function show(fields: Record<string, string> = {}) {
  const changed = vi.fn();
  const form = { errors: {}, restored: { fields }, changed } as unknown as FormState;
  render(
    <Translator value={t}>
      <FormContext value={form}>
        <form>
          <PersonStep user={user} />
        </form>
      </FormContext>
    </Translator>,
  );
  return changed;
}
const field = (name: string) => document.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const button = (name: string) => document.getElementById(name) as HTMLElement;
function choose(name: string, country: string): void {
  fireEvent.click(button(name));
  fireEvent.click(within(screen.getByRole('dialog')).getByText(country));
}

test('both countries begin with that of the account', () => {
  show();
  expect([field('country').value, field('phoneCountry').value]).toEqual(['DE', 'DE']);
  expect(button('phoneCountry').textContent).toBe('Germany (+49)');
});

test('the country of the phone number follows the country', () => {
  const changed = show();
  choose('country', 'Austria');
  expect(field('phoneCountry').value).toBe('AT');
  expect(changed).toHaveBeenCalledWith('phoneCountry');
  choose('country', 'France');
  expect(field('phoneCountry').value).toBe('FR');
});

test('one that was chosen by hand stays', () => {
  show();
  choose('phoneCountry', 'Italy');
  choose('country', 'Austria');
  choose('country', 'France');
  expect(field('phoneCountry').value).toBe('IT');
});

test('one of an earlier visit stays', () => {
  show({ country: 'DE', phoneCountry: 'AT' });
  choose('country', 'France');
  expect(field('phoneCountry').value).toBe('AT');
});

test('the optional field is marked', () => {
  show();
  const marks = [...document.querySelectorAll('.field-optional')].map((mark) => mark.closest('label')?.textContent);
  expect(marks).toEqual(['Nickname (optional)']);
});

test('the country of the phone number is listed only where it is another one', () => {
  const person = {
    ...{ firstName: 'A', lastName: 'B', email: 'a@b.de', phone: '1', gender: undefined, birthday: '1988-04-17' },
    ...{ nickname: '', region: 'R', country: 'DE' },
  };
  const listed = (phoneCountry: string) =>
    personFacts({ ...person, phoneCountry }, t).flatMap(([name, value]) => (name.startsWith('Country') && value ? [value] : []));
  expect(listed('DE')).toEqual(['Germany']);
  expect(listed('AT')).toEqual(['Austria', 'Germany']);
});
