import { type ComponentType, useEffect, useState } from 'react';
import { $question } from '../../stores/questions.ts';

const hosts = () => import('./Hosts.tsx').then((module) => module.Hosts);

/**
 * The hosts of what a screen shows only in answer to its reader: loaded with the first touch, or with a question that comes
 * before it (a back gesture is none). Where they cannot be loaded, since the network or a newer deployment took them away, the
 * screen stays as it is (a reload at each touch would be worse), the next touch tries again, and a question is put by the
 * browser's own means: no answer would keep the reader on the page for ever.
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
