import { useState } from 'react';
import { loadChunk } from '../../app/lazy-chunk/lazy-chunk.ts';
import { share } from '../../app/share.ts';
import type { RegistrationCard } from '../../contract/registration/read.ts';
import { dayOf } from '../../lib/day.ts';
import { modelName } from '../../ui/device/model-name.ts';
import { useT } from '../../ui/screen/use-t.ts';
import { cardFacts, cardHead, cardNote } from './card-texts.ts';
import { stateTexts, warrantyState } from './model.ts';

/** Shares a warranty card as text or as a picture. */
export function useCardSharing(card: RegistrationCard) {
  const t = useT();
  const [status, setStatus] = useState<'common.copied' | 'common.notCopied' | 'register.pictureFailed'>();
  const [drawing, setDrawing] = useState(false);
  const facts = cardFacts(card, t);
  const model = modelName(card.model);

  return {
    /** The key of the text that says how sharing went, where nothing else does */
    status,
    /** Whether the picture is being made */
    drawing,
    async shareText() {
      const title = `${t('register.card')} · ${model}`;
      const lines = facts.filter(([, value]) => value).map(([label, value]) => t('form.labelled', { label, value }));
      const result = await share(title, location.origin + location.pathname, [title, ...lines].join('\n'));
      setStatus(result === 'copied' ? 'common.copied' : result === 'manual' ? 'common.notCopied' : undefined);
    },
    async sharePicture() {
      setStatus(undefined);
      setDrawing(true);
      try {
        const { sharePicture } = await loadChunk('cardPicture', () => import('./card-picture.ts'));
        const picture = {
          head: cardHead(card, t),
          state: t(stateTexts[warrantyState(card, dayOf(new Date()))]),
          model,
          facts: facts.map(([label, value]) => [label, value] as const),
          note: cardNote(card, t),
        };
        await sharePicture(picture, `${model}-${card.purchaseDate}`).catch(() => setStatus('register.pictureFailed'));
      } catch {
        // Its chunk could not be loaded, which a toast says.
      } finally {
        setDrawing(false);
      }
    },
  };
}
