import { useMemo, useRef } from 'react';
import { Form } from '../../../app/form/Form.tsx';
import { useForm } from '../../../app/form/form.ts';
import { showSent } from '../../../app/form/show-sent.ts';
import { earliestPurchase } from '../../../contract/days.ts';
import type { RegistrationCard } from '../../../contract/registration/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { dayOf } from '../../../lib/day.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { correctionForm } from '../correction.ts';
import { correctionFields as names } from '../fields.ts';

export interface CorrectionProps {
  card: RegistrationCard;
  /** The buyer's, if it is known */
  birthday: string | undefined;
  user: UserInfo;
  /** Called when the card may have changed on the server */
  onChanged(): void;
  onDone(): void;
}

/** Corrects the order number and purchase date of a registration. The draft is stored when the sheet is closed. */
export function Correction({ card, birthday, user, onChanged, onDone }: CorrectionProps) {
  const t = useT();
  const latest = useRef({ card, birthday });
  latest.current = { card, birthday };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form outlives changes of its card
  const kind = useMemo(
    () =>
      correctionForm(
        card,
        () => latest.current.card,
        () => latest.current.birthday,
      ),
    [card.id],
  );
  return (
    <Form
      kind={kind}
      user={user}
      onErrors={onChanged}
      onSent={(queued) => {
        onChanged();
        onDone();
        showSent(queued, t('register.corrected'), t);
      }}
    >
      <Fields card={card} birthday={birthday} />
    </Form>
  );
}

/** Outside the component: a new function for each render would focus again. */
const focus = (element: HTMLInputElement | null): void => element?.focus();

function Fields({ card, birthday }: Pick<CorrectionProps, 'card' | 'birthday'>) {
  const t = useT();
  const { errors, restored } = useForm();
  const left = useRef(restored);
  left.current ??= restored;
  const today = dayOf(new Date());
  const field = (name: string, value: string) => ({
    name,
    error: errors[name],
    defaultValue: left.current?.fields[name] ?? value,
    // The draft is known only after the first paint: another key renders the field with its value.
    key: `${name} ${left.current ? 'left' : 'new'}`,
  });
  const { key: orderKey, ...orderNumber } = field(names.orderNumber, card.orderNumber);
  const { key: dateKey, ...purchaseDate } = field(names.purchaseDate, card.purchaseDate);

  return (
    <>
      <TextField
        key={dateKey}
        ref={focus}
        {...purchaseDate}
        type="date"
        label={t('register.purchaseDate')}
        min={earliestPurchase(today, birthday)}
        max={today}
      />
      <TextField
        key={orderKey}
        {...orderNumber}
        label={t('register.orderNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
