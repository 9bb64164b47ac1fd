import { Form } from '../../../app/form/Form.tsx';
import { type FormKind, useForm } from '../../../app/form/form.ts';
import { Outbox } from '../../../app/form/Outbox.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import './after-sale-form.css';

type Props = ScreenProps<'form' | 'home' | 'helpCenter' | 'orderNumberHelp'>;

/** The after-sales form (docs/spec.md §3). */
const afterSale: FormKind = {
  name: 'afterSale',
  leave: 'common.leaveForm',
  order: ['orderNumber', 'gender', 'birthday', 'region'],
  rules: () => import('../rules.ts').then(({ rules }) => rules),
};

/** `/afterSaleForm`: the details by which customer service finds a purchase. */
export function AfterSaleForm({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} why="afterSale.why">
        {(user) => <Sheet user={user} hrefs={hrefs} />}
      </SignedIn>
    </Screen>
  );
}

function Sheet({ user, hrefs }: Pick<Props, 'hrefs'> & { user: UserInfo | undefined }) {
  const t = useT();
  const next = { href: hrefs.helpCenter, label: t('common.toHelpCenter') };
  const sent = { title: t('afterSale.sentTitle'), text: t('afterSale.sentText'), doneHref: hrefs.home, next };
  return (
    <div className="stack">
      <Outbox forms={[afterSale.name]} user={user} editHref={hrefs.form} />
      <Form kind={afterSale} user={user} sent={sent}>
        <Fields help={hrefs.orderNumberHelp} />
      </Form>
    </div>
  );
}

function Fields({ help }: { help: string }) {
  const t = useT();
  const { errors } = useForm();
  const gender = { male: t('afterSale.male'), female: t('afterSale.female'), other: t('afterSale.other') };
  const genders = Object.entries(gender).map(([value, label]) => ({ value, label }));
  const order = { label: t('afterSale.orderNumber'), placeholder: t('form.orderNumberPlaceholder'), error: errors.orderNumber };
  const region = { label: t('afterSale.region'), placeholder: t('form.regionPlaceholder'), error: errors.region };
  return (
    <>
      <p className="quiet">{t('afterSale.intro')}</p>
      <TextField name="orderNumber" {...order} hint={<a href={help}>{t('afterSale.orderNumberHelp')}</a>} />
      <Select name="gender" label={t('afterSale.gender')} placeholder={t('form.choose')} options={genders} optional />
      <TextField name="birthday" label={t('afterSale.birthday')} error={errors.birthday} type="date" optional />
      <TextField name="region" {...region} optional />
    </>
  );
}
