import { type ComponentType, useEffect, useState } from 'react';
import { $question } from '../../stores/questions.ts';

const hosts = () => import('./Hosts.tsx').then((module) => module.Hosts);

/**
 * Lazily loads what a screen shows only in response to its reader: on the first interaction, or on the first question, which may come
 * earlier (a back gesture is no interaction). If loading fails, the next interaction tries again, and a question falls back to
 * `confirm()`: without an answer, the reader could never leave the page. No reload, which would repeat with each interaction.
 *
 * @param load for tests
 */
export function LateHosts({ load = hosts }: { load?: () => Promise<ComponentType> }) {
  const [Hosts, setHosts] = useState<ComponentType>();

  useEffect(() => {
    if (Hosts) return undefined;
    const show = () => load().then((loaded) => setHosts(() => loaded));
    const touch = () => void show().catch(() => undefined);
    const unsubscribe = $question.subscribe((question) => {
      if (question) show().catch(() => question.answer(confirm(question.text)));
    });
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) addEventListener(event, touch);
    return () => {
      unsubscribe();
      for (const event of events) removeEventListener(event, touch);
    };
  }, [Hosts, load]);

  return Hosts ? <Hosts /> : null;
}
