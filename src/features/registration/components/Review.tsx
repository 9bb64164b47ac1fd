import { useLayoutEffect, useRef, useState } from 'react';
import { useDevices } from '../../../app/device/use-devices.ts';
import type { NewRegistration } from '../../../contract/registration/create.ts';
import { formatDay } from '../../../lib/day.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { modelName } from '../../../ui/device/model-name.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Step } from '../fields.ts';
import { personFacts } from '../person-facts.ts';
import type { headings } from './Progress.tsx';
import './review.css';

interface ReviewProps {
  headings: typeof headings;
  onEdit(step: Step): void;
}

/** As they are once all steps before were found right. */
type Fields = NewRegistration;

/** Everything that stands in the form around it, to be read once more, with the way back to each step. */
export function Review({ headings, onEdit }: ReviewProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<Fields>();

  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (form) setFields(Object.fromEntries(new FormData(form)) as unknown as Fields);
  }, []);

  return (
    <div className="form" ref={place}>
      {fields &&
        (['product', 'person'] as const).map((step) => (
          <section className="review" key={step} aria-labelledby={`review-${step}`}>
            <div className="review-head">
              <h3 id={`review-${step}`}>{t(headings[step])}</h3>
              <Button
                variant="quiet"
                aria-label={t('register.labelled', { label: t('form.outboxEdit'), value: t(headings[step]) })}
                onClick={() => onEdit(step)}
              >
                {t('form.outboxEdit')}
              </Button>
            </div>
            {step === 'product' ? <Product fields={fields} /> : <Owner fields={fields} />}
          </section>
        ))}
    </div>
  );
}

function Product({ fields }: { fields: Fields }) {
  const t = useT();
  return (
    <Facts
      facts={[
        [t('register.platform'), fields.platform],
        [t('register.orderNumber'), fields.orderNumber],
        [t('register.model'), modelName(fields.model)],
        [t('register.serialNumber'), fields.serialNumber.trim() || t('register.notGiven')],
        [t('register.purchaseDate'), formatDay(fields.purchaseDate, t.tag)],
      ]}
    />
  );
}

function Owner({ fields }: { fields: Fields }) {
  const t = useT();
  const devices = useDevices();
  const device = devices.status === 'ready' ? devices.data.devices.find(({ id }) => id === fields.deviceId) : undefined;
  return <Facts facts={personFacts({ ...fields, deviceName: device?.name ?? fields.deviceId }, t)} />;
}
