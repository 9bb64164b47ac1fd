import type { ComponentProps, MouseEvent } from 'react';
import './button.css';

interface Look {
  /** `primary`: the one thing to do here; `danger`: destroys something */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** At work: stays focusable, so that focus is not lost, but ignores every click and the Enter key's submission */
  busy?: boolean | undefined;
  /** As wide as its column */
  block?: boolean | undefined;
  /** Less room beside its words, where several stand in one line */
  compact?: boolean | undefined;
  /** A quiet one whose words begin and end where the text around it does */
  flush?: boolean | undefined;
  /** Its icon above its words */
  stacked?: boolean | undefined;
}

type ButtonProps = Look & (({ href: string } & ComponentProps<'a'>) | ({ href?: undefined } & ComponentProps<'button'>));

/** A button, or a link that looks like one when it leads somewhere. Submits a form only with `type="submit"`. */
export function Button({ variant = 'secondary', busy, block, compact, flush, stacked, className, ...rest }: ButtonProps) {
  const modifiers = { [variant]: true, block, busy, compact, flush, stacked };
  const on = Object.entries(modifiers).flatMap(([name, isOn]) => (isOn ? [`button-${name}`] : []));
  const look = {
    className: ['button', ...on, className].filter(Boolean).join(' '),
    ...(busy && { 'aria-disabled': true, onClick: ignore }),
  };
  return rest.href === undefined ? <button type="button" {...rest} {...look} /> : <a {...rest} {...look} />;
}

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
