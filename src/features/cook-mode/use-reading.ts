import { useEffect, useState } from 'react';
import { speak, stopSpeaking, watchVoices } from './speech.ts';

export interface Reading {
  /** Whether the browser has a voice for the language */
  can: boolean;
  reading: boolean;
  read(): void;
  stop(): void;
}

/** Reads a text aloud when asked to. It stops by itself when there is another text to read, or the page is left. @param tag BCP 47 */
export function useReading(text: string, tag: string): Reading {
  const [can, setCan] = useState(false);
  const [read, setRead] = useState<string>();
  const reading = read === text;

  useEffect(() => watchVoices(tag, setCan), [tag]);
  useEffect(() => {
    if (!reading) return undefined;
    speak(text, tag, () => setRead(undefined));
    return stopSpeaking;
  }, [reading, text, tag]);

  return { can, reading, read: () => setRead(text), stop: () => setRead(undefined) };
}
