import { CopyButton } from './CopyButton.tsx';
import './copyable.css';

/** From how many characters on a number is set smaller, so that it stays on one line with its button on a phone. */
const long = 24;

/** A number with the button that copies it. @param what names it for screen readers */
export function Copyable({ text, what }: { text: string; what: string }) {
  return (
    <span className={text.length < long ? 'copyable-number' : 'copyable-number copyable-long'}>
      <span>{text}</span>
      <CopyButton text={text} what={what} />
    </span>
  );
}
