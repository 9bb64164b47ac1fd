import { useEffect, useState } from 'react';

/** The present moment, milliseconds since 1970, anew about twice a second while something counts on it. */
export function useNow(counting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!counting) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [counting]);
  return counting ? now : Date.now();
}
