import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDevices } from '../../../app/device/use-devices.ts';
import { genders } from '../../../contract/registration/read.ts';
import { formatDay } from '../../../lib/day.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { modelName } from '../../../ui/device/model-name.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { FieldName, Step } from '../fields.ts';
import { formattedPhone } from '../format-phone.ts';
import { personFacts } from '../person-facts.ts';
import type { headings } from './Progress.tsx';
import './review.css';

interface ReviewProps {
  headings: typeof headings;
  onEdit(step: Step): void;
}

/** The entered text of a field. */
type Entry = (name: FieldName) => string;

/** Shows all entries of the form around it, with a button to edit each step. */
export function Review({ headings, onEdit }: ReviewProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [data, setData] = useState<FormData>();

  useLayoutEffect(() => {
    const form = root.current?.closest('form');
    if (form) setData(new FormData(form));
  }, []);
  const entry: Entry = (name) => String(data?.get(name) ?? '');

  return (
    <div className="form" ref={root}>
      {data &&
        (['product', 'person'] as const).map((step) => (
          <section className="review" key={step} aria-labelledby={`review-${step}`}>
            <div className="review-head">
              <h3 id={`review-${step}`}>{t(headings[step])}</h3>
              <Button
                className="review-edit"
                variant="quiet"
                aria-label={t('form.labelled', { label: t('form.outboxEdit'), value: t(headings[step]) })}
                onClick={() => onEdit(step)}
              >
                {t('form.outboxEdit')}
              </Button>
            </div>
            {step === 'product' ? <Product entry={entry} /> : <Owner entry={entry} />}
          </section>
        ))}
    </div>
  );
}

function Product({ entry }: { entry: Entry }) {
  const t = useT();
  const devices = useDevices();
  const deviceId = entry('deviceId');
  const device = devices.status === 'ready' ? devices.data.devices.find(({ id }) => id === deviceId) : undefined;
  return (
    <Facts
      facts={[
        [t('register.device'), device?.name ?? deviceId],
        [t('register.platform'), entry('platform')],
        [t('register.orderNumber'), entry('orderNumber')],
        [t('register.model'), modelName(entry('model'))],
        [t('register.serialNumber'), entry('serialNumber').trim() || t('register.notGiven')],
        [t('register.purchaseDate'), formatDay(entry('purchaseDate'), t.tag)],
      ]}
    />
  );
}

function Owner({ entry }: { entry: Entry }) {
  const t = useT();
  const phone = useFormattedPhone(entry('phone'), entry('phoneCountry'));
  const person = {
    firstName: entry('firstName'),
    lastName: entry('lastName'),
    email: entry('email'),
    phoneCountry: entry('phoneCountry'),
    phone,
    country: entry('country'),
    gender: genders.find((gender) => gender === entry('gender')),
    birthday: entry('birthday'),
    nickname: entry('nickname'),
    region: entry('region'),
  };
  return <Facts facts={personFacts(person, t)} />;
}

/** The number with its country's code; as it was typed until it is formatted. */
function useFormattedPhone(text: string, country: string): string {
  const [formatted, setFormatted] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void formattedPhone(text, country, 'international').then((phone) => {
      if (isCurrent) setFormatted(phone);
    });
    return () => {
      isCurrent = false;
    };
  }, [text, country]);
  return formatted ?? text;
}
