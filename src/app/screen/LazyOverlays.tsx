import { type ComponentType, useEffect, useState } from 'react';
import { $question } from '../../stores/questions.ts';

const loadOverlays = () => import('./Overlays.tsx').then((module) => module.Overlays);

/**
 * Lazily loads what a screen shows only in response to its reader: on the first interaction, or on the first question, which may come
 * earlier (a back gesture is no interaction). If loading fails, the next interaction tries again, and a question falls back to
 * `confirm()`: without an answer, the reader could never leave the page. No reload, which would repeat with each interaction.
 *
 * @param load for tests
 */
export function LazyOverlays({ load = loadOverlays }: { load?: () => Promise<ComponentType> }) {
  const [Overlays, setOverlays] = useState<ComponentType>();

  useEffect(() => {
    if (Overlays) return undefined;
    const show = () => load().then((loaded) => setOverlays(() => loaded));
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
  }, [Overlays, load]);

  return Overlays ? <Overlays /> : null;
}
