import { useState } from 'react';
import { CountryField } from '../../../app/country/CountryField.tsx';
import { accountCountry, browserCountry } from '../../../app/country/own-country.ts';
import { useChoice, useForm } from '../../../app/form/form.ts';
import { ages } from '../../../contract/days.ts';
import { genders } from '../../../contract/registration/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { addMonths, ageOn, dayOf, isDay } from '../../../lib/day.ts';
import { Segmented } from '../../../ui/field/Segmented.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { type FieldName, nameFields } from '../fields.ts';
import { PhoneField } from './PhoneField.tsx';
import './person-step.css';

/** The second step: the owner. Rendered after the first one, so its fields start with the values of the draft. */
export function PersonStep({ user }: { user: UserInfo | undefined }) {
  const t = useT();
  const { errors, restored } = useForm();
  const [gender, setGender] = useChoice<'' | (typeof genders)[number]>('gender', '');
  const account = accountCountry(user);
  const own = account ?? browserCountry();
  const [country, setCountry] = useChoice<string>('country', account ?? '');
  const [phoneCountry, setPhoneCountry] = useChoice<string>('phoneCountry', account ?? '');
  const field = (name: FieldName) => ({ name, error: errors[name], defaultValue: restored?.fields[name] });
  /** The phone number's country follows until another one is chosen for it. */
  const chooseCountry = (abbr: string) => {
    setCountry(abbr);
    if (phoneCountry === country) setPhoneCountry(abbr);
  };

  return (
    <>
      {nameFields(t.tag).map(({ name, label, autoComplete }) => (
        <TextField key={name} {...field(name)} label={t(label)} autoComplete={autoComplete} />
      ))}
      <TextField
        {...field('email')}
        // Not `type="email"`: Chromium turns an international domain into `xn--…`, and Safari rejects it.
        inputMode="email"
        label={t('register.email')}
        placeholder="name@example.com"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CountryField
        name="phoneCountry"
        label={t('register.phoneCountry')}
        error={errors.phoneCountry}
        country={phoneCountry}
        onCountry={setPhoneCountry}
        own={own}
        dialing
      />
      <PhoneField {...field('phone')} label={t('register.phone')} country={phoneCountry} />
      <CountryField
        name="country"
        label={t('register.country')}
        error={errors.country}
        country={country}
        onCountry={chooseCountry}
        own={own}
      />
      <TextField
        {...field('region')}
        label={t('register.region')}
        placeholder={t('form.regionPlaceholder')}
        autoComplete="address-level1"
      />
      <Segmented
        narrow
        name="gender"
        label={t('register.gender')}
        error={errors.gender}
        options={genders.map((value) => ({ value, label: t(`register.gender_${value}`) }))}
        value={gender}
        onChange={setGender}
      />
      <Birthday {...field('birthday')} />
      <TextField {...field('nickname')} label={t('register.nickname')} autoComplete="nickname" optional />
    </>
  );
}

/** The birthday with the resulting age. */
function Birthday(field: { name: string; error: string | undefined; defaultValue: string | undefined }) {
  const t = useT();
  const [birthday, setBirthday] = useState(field.defaultValue ?? '');
  const today = dayOf(new Date());
  const age = isDay(birthday) && birthday < today ? ageOn(birthday, today) : undefined;
  return (
    <TextField
      {...field}
      type="date"
      label={t('register.birthday')}
      aside={
        age !== undefined && <output htmlFor={field.name}>{t('form.labelled', { label: t('register.age'), value: age })}</output>
      }
      autoComplete="bday"
      max={addMonths(today, -12 * ages.min)}
      onInput={(event) => setBirthday(event.currentTarget.value)}
    />
  );
}
