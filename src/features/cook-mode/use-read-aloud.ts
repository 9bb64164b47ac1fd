import { useEffect, useState } from 'react';
import { speak, stopSpeaking, watchVoices } from '../../stores/speech.ts';

export interface ReadAloud {
  /** Whether the browser has a voice for the language */
  isSupported: boolean;
  isReading: boolean;
  read(): void;
  stop(): void;
}

/** Reads a text aloud on request, and stops when the text changes or the component unmounts. @param tag BCP 47 */
export function useReadAloud(text: string, tag: string): ReadAloud {
  const [isSupported, setSupported] = useState(false);
  const [read, setRead] = useState<string>();
  const isReading = read === text;

  useEffect(() => watchVoices(tag, setSupported), [tag]);
  useEffect(() => {
    if (!isReading) return undefined;
    speak(text, tag, () => setRead(undefined));
    return stopSpeaking;
  }, [isReading, text, tag]);

  return { isSupported, isReading, read: () => setRead(text), stop: () => setRead(undefined) };
}
