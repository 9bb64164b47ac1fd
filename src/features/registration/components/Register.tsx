import { useMemo, useState } from 'react';
import { Form } from '../../../app/form/Form.tsx';
import { useLazyChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { fieldsOf, type Step, stepOf, steps } from '../fields.ts';
import { registrationChunk, registrationForm } from '../form.ts';
import type { Model } from '../model.ts';
import { ProductStep } from './ProductStep.tsx';
import { headings, Progress } from './Progress.tsx';

export interface RegisterProps {
  user: UserInfo | undefined;
  /** The product in the page's address, and its brand: keys of `content/catalogue.json` */
  product: string;
  brand: string;
  models: readonly Model[];
  /** This page, where "Done" leads, and the help on order numbers; empty if there is none */
  hrefs: Readonly<Record<'self' | 'home' | 'orderNumberHelp' | 'report', string>>;
}

/** Registers a product in two steps and a review. Lists the user's registrations below. */
export function Register({ user, product, brand, models, hrefs }: RegisterProps) {
  const t = useT();
  const kind = useMemo(() => registrationForm(product, brand, t.tag), [product, brand, t.tag]);
  const [step, setStep] = useState<Step>('product');
  /** Once rendered, a step stays in the form with its entries */
  const [begun, setBegun] = useState(false);
  const [sent, setSent] = useState(false);
  const at = steps.indexOf(step);
  useLazyChunk(true, registrationChunk.load);
  const chunk = registrationChunk.loaded();

  const go = (to: Step | undefined) => {
    if (!to) return false;
    setStep(to);
    if (to !== 'product') setBegun(true);
    return true;
  };
  const begin = () => {
    setStep('product');
    setBegun(false);
    setSent(false);
  };

  return (
    <div className="form">
      <Form
        kind={kind}
        user={user}
        submit={t('register.submit')}
        step={
          step === 'review'
            ? undefined
            : { fields: fieldsOf[step], label: t('register.next'), next: () => void go(steps[at + 1]) }
        }
        stepBack={() => go(steps[at - 1])}
        onErrors={(errors) => void go(stepOf(Object.keys(errors)))}
        onSent={() => {
          begin();
          setSent(true);
        }}
        sent={{
          title: t('register.sentTitle'),
          text: t('register.sentText'),
          details: chunk && user && <chunk.NewestCard form={kind.name} user={user} />,
          doneHref: hrefs.home,
          again: t('register.another'),
        }}
      >
        <Progress step={step} onBegin={begin} />
        <div className="form" hidden={step !== 'product'}>
          <ProductStep models={models} help={hrefs.orderNumberHelp} />
        </div>
        {begun && chunk && (
          <div className="form" hidden={step !== 'person'}>
            <chunk.PersonStep user={user} />
          </div>
        )}
        {step === 'review' && chunk && <chunk.Review headings={headings} onEdit={go} />}
      </Form>
      {user && chunk && !sent && step === 'product' && (
        <chunk.RegisteredList user={user} form={kind.name} hrefs={hrefs} models={models} />
      )}
    </div>
  );
}
