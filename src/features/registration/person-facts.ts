import { countryName, countryOf } from '../../contract/contact/countries.ts';
import type { Registration } from '../../contract/registration/read.ts';
import type { Translate } from '../../i18n/t.ts';
import { ageOn, dayOf, formatDay } from '../../lib/day.ts';
import { nameFields } from './fields.ts';

/** The personal data of a registration. */
export type Person = { gender: Registration['gender'] | undefined } & Pick<
  Registration,
  'firstName' | 'lastName' | 'email' | 'phoneCountry' | 'phone' | 'country' | 'birthday' | 'nickname' | 'region'
>;

/** The same as labelled texts; empty where not given, and for a phone number of the same country. */
export function personFacts(person: Person, t: Translate): [name: string, value: string][] {
  const country = (abbr: string) => {
    const found = countryOf(abbr);
    return found ? countryName(found, t.tag) : abbr;
  };
  const { birthday, gender, phoneCountry } = person;
  return [
    ...nameFields(t.tag).map(({ name, label }): [string, string] => [t(label), person[name]]),
    [t('register.email'), person.email],
    [t('register.phoneCountry'), phoneCountry === person.country ? '' : country(phoneCountry)],
    [t('register.phone'), person.phone],
    [t('register.country'), country(person.country)],
    [t('register.region'), person.region],
    [t('register.gender'), gender ? t(`register.gender_${gender}`) : ''],
    [t('register.birthday'), formatDay(birthday, t.tag)],
    [t('register.age'), new Intl.NumberFormat(t.tag).format(ageOn(birthday, dayOf(new Date())))],
    [t('register.nickname'), person.nickname],
  ];
}
