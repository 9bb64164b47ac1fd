import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { headings } from '../../../../src/features/registration/components/Progress.tsx';
import { Review } from '../../../../src/features/registration/components/Review.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const t = createT(stringsOf('en', ['common', 'device', 'form', 'register']), 'en');

afterEach(cleanup);

const show = (fields: Record<string, string>) =>
  render(
    <Translator value={t}>
      <form>
        {Object.entries({ purchaseDate: '2026-05-30', birthday: '1988-04-17', ...fields }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Review headings={headings} onEdit={() => undefined} />
      </form>
    </Translator>,
  );
const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

test("the phone number has its country's code; its country is named only where it is another one", async () => {
  show({ country: 'US', phoneCountry: 'US', phone: '2125550123' });
  await waitFor(() => expect(fact('Phone number')).toBe('+1 212 555 0123'));
  expect([fact('Country'), fact('Country of the phone number')]).toEqual(['United States', undefined]);
  cleanup();

  show({ country: 'US', phoneCountry: 'DE', phone: '+4930901820' });
  await waitFor(() => expect(fact('Phone number')).toBe('+49 30 901820'));
  expect(fact('Country of the phone number')).toBe('Germany');
});

test('a number that is none stands there as it was typed', () => {
  show({ country: 'US', phoneCountry: 'US', phone: '12' });
  expect(fact('Phone number')).toBe('12');
});
