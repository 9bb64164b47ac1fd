import { CopyButton } from './CopyButton.tsx';
import './copyable.css';

/** A number with the button that copies it. @param what names it for screen readers */
export function Copyable({ text, what }: { text: string; what: string }) {
  return (
    <span className="copyable-number">
      <span>{text}</span>
      <CopyButton text={text} what={what} />
    </span>
  );
}
