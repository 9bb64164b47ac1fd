import { useEffect, useState } from 'react';

/** Milliseconds without a change before a status is announced, so that typing is not talked over. */
const debounceMs = 500;

interface StatusProps {
  text: string;
  /** What the text is about, such as a query: once this changes, the same text is announced again */
  about?: string | undefined;
}

/**
 * Announces to screen readers what has changed on the page, such as the number of results. Shows nothing. It is empty at first, since
 * live regions only announce changes.
 */
export function Status({ text, about }: StatusProps) {
  const [announced, setAnnounced] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what the text is about restarts the pause
  useEffect(() => {
    // Setting the same text again is no change; an emptied live region is not announced.
    setAnnounced('');
    const timer = setTimeout(setAnnounced, debounceMs, text);
    return () => clearTimeout(timer);
  }, [text, about]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
