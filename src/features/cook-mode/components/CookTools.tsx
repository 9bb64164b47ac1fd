import { useState } from 'react';
import type { Recipe } from '../../../contract/recipes/read.ts';
import { Ingredients } from '../../../recipes/components/Ingredients.tsx';
import { readTicks, saveTicks } from '../../../recipes/cook-choices.ts';
import type { Scale } from '../../../recipes/measures.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { HandsFree } from '../use-hands-free.ts';
import type { Reading } from '../use-reading.ts';

interface CookToolsProps {
  recipe: Recipe;
  /** BCP 47, of the recipe */
  lang: string;
  scale: Scale;
  reading: Reading;
  handsFree: HandsFree;
  /** Sets a free timer */
  onTimer(): void;
}

/** What helps at every step: the ingredients, another timer, somebody who reads, somebody who listens. */
export function CookTools({ recipe, lang, scale, reading, handsFree, onTimer }: CookToolsProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [ticked, setTicked] = useState(() => readTicks(recipe.id, recipe.updatedAt));
  const { words } = handsFree;
  const toggle = (place: number) => {
    const next = ticked.includes(place) ? ticked.filter((other) => other !== place) : [...ticked, place];
    setTicked(next);
    saveTicks(recipe.id, recipe.updatedAt, next);
  };
  return (
    <>
      <div className="cook-tools">
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          <Icon name="list" />
          {t('recipeCook.ingredients')}
        </Button>
        <Button onClick={onTimer} aria-haspopup="dialog">
          <Icon name="clock" />
          {t('recipeCook.timer')}
        </Button>
        {reading.can && (
          <Button aria-pressed={reading.reading} onClick={reading.reading ? reading.stop : reading.read}>
            <Icon name="speaker" />
            {t(reading.reading ? 'recipeCook.stopReading' : 'recipeCook.read')}
          </Button>
        )}
        {handsFree.can && (
          <Button aria-pressed={handsFree.listening} onClick={() => void handsFree.toggle()}>
            <Icon name="microphone" />
            {t(handsFree.listening ? 'recipeCook.stopListening' : 'recipeCook.listen')}
          </Button>
        )}
      </div>
      {handsFree.listening && (
        <p className="cook-listening" role="status">
          {t('recipeCook.listening', {
            words: [words.next, words.back, reading.can ? words.repeat : [], words.timer, words.stop]
              .flatMap(([first]) => first ?? [])
              .join(' · '),
          })}
        </p>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('recipeCook.ingredients')}>
        <Ingredients ingredients={recipe.ingredients} lang={lang} scale={scale} ticks={{ ticked, toggle }} />
      </Dialog>
    </>
  );
}
