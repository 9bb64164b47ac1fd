import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FormContext, type FormState } from '../../../../src/app/form/form.ts';
import { PersonStep } from '../../../../src/features/registration/components/PersonStep.tsx';
import { registrationForm } from '../../../../src/features/registration/form.ts';
import { personFacts } from '../../../../src/features/registration/person-facts.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const t = createT(stringsOf('en', ['common', 'form', 'register']), 'en');
const user = { uid: 'u', username: 'U', countryAbbr: 'DE', countryCode: '49', lang: 'de' };

afterEach(cleanup);

const facts = {
  ...{ firstName: 'A', lastName: 'B', email: 'a@b.de', phone: '1', gender: undefined, birthday: '1988-04-17' },
  ...{ nickname: '', region: 'R', country: 'DE' },
};

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

test.each([
  ['en', ['firstName', 'lastName']],
  ['ru', ['firstName', 'lastName']],
  ['ja', ['lastName', 'firstName']],
  ['ko', ['lastName', 'firstName']],
  ['zh-Hant-HK', ['lastName', 'firstName']],
])('in %s, the parts of a name are asked for, and listed, in the order of the language', (tag, order) => {
  render(
    <Translator value={createT(stringsOf('en', ['common', 'form', 'register']), tag)}>
      <FormContext value={{ errors: {}, restored: undefined, changed: () => undefined } as unknown as FormState}>
        <PersonStep user={user} />
      </FormContext>
    </Translator>,
  );
  const names = [...document.querySelectorAll('input[autocomplete$="-name"]')].map((input) => input.id);
  expect(names).toEqual(order);
  expect(registrationForm('x', 'x', tag).order.filter((name) => names.includes(name))).toEqual(order);
  const person = { ...facts, firstName: 'firstName', lastName: 'lastName', phoneCountry: 'DE' };
  const listed = personFacts(person, createT(stringsOf('en', ['common', 'register']), tag)).map(([, value]) => value);
  expect(listed.slice(0, 2)).toEqual(order);
});

test('the optional field is marked', () => {
  show();
  const marks = [...document.querySelectorAll('.field-optional')].map((mark) => mark.closest('label')?.textContent);
  expect(marks).toEqual(['Nickname\u00A0(optional)']);
});

test('the country of the phone number is listed only where it is another one', () => {
  const listed = (phoneCountry: string) =>
    personFacts({ ...facts, phoneCountry }, t).flatMap(([name, value]) => (name.startsWith('Country') && value ? [value] : []));
  expect(listed('DE')).toEqual(['Germany']);
  expect(listed('AT')).toEqual(['Austria', 'Germany']);
});

function leave(typed: string): void {
  const input = field('phone');
  fireEvent.input(input, { target: { value: typed } });
  fireEvent.blur(input);
}
/** What a form reads: happy-dom fires no `formdata` event when it does. */
function entered(): string {
  const form = document.querySelector('form') as HTMLFormElement;
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return String(formData.get('phone'));
}

test('a valid phone number is shown as its country writes it once it is left, and the form has it as it was typed', async () => {
  show();
  leave('0151 23456789');
  expect(field('phone').value).toBe('0151 23456789');
  await waitFor(() => expect(field('phone').value).toBe('01512 3456789'));
  expect(entered()).toBe('0151 23456789');

  leave('+4915123456789');
  await waitFor(() => expect(field('phone').value).toBe('+49 1512 3456789'));
  expect(entered()).toBe('+4915123456789');

  fireEvent.input(field('phone'), { target: { value: '+49 1512 345678' } });
  expect(entered()).toBe('+49 1512 345678');
});

test('with another country, a number that is none there is shown as it was typed', async () => {
  show();
  leave('015123456789');
  await waitFor(() => expect(field('phone').value).toBe('01512 3456789'));
  choose('phoneCountry', 'France');
  await waitFor(() => expect(field('phone').value).toBe('015123456789'));
});

test('a number of an earlier visit is shown formatted, too', async () => {
  show({ phone: '+4915123456789' });
  await waitFor(() => expect(field('phone').value).toBe('+49 1512 3456789'));
});
