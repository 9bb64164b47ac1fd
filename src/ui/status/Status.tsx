import { useEffect, useState } from 'react';

/** Milliseconds without a change before a status is said, so that typing is not talked over. */
const debounceMs = 500;

interface StatusProps {
  text: string;
  /** What the text is about, such as the words that are searched for: a change of it also begins the wait anew */
  about?: string | undefined;
}

/**
 * Tells screen readers what has changed on the page, such as how much was found, and shows nothing. It comes empty, since live regions
 * say only what changes in them.
 */
export function Status({ text, about }: StatusProps) {
  const [said, setSaid] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins anew with what the text is about
  useEffect(() => {
    const timer = setTimeout(setSaid, debounceMs, text);
    return () => clearTimeout(timer);
  }, [text, about]);

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
