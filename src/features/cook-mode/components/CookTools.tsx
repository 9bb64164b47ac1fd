import { useState } from 'react';
import type { Recipe } from '../../../contract/recipes/read.ts';
import { Ingredients } from '../../../recipes/components/Ingredients.tsx';
import { useTicks } from '../../../recipes/cook-choices.ts';
import type { Scale } from '../../../recipes/measures.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { HandsFree } from '../use-hands-free.ts';
import type { ReadAloud } from '../use-read-aloud.ts';

interface CookToolsProps {
  recipe: Recipe;
  /** BCP 47, of the recipe */
  lang: string;
  scale: Scale;
  readAloud: ReadAloud;
  handsFree: HandsFree;
  /** Opens the dialog for a new timer */
  onTimer(): void;
}

/** Tools for every step: the ingredients, a timer, reading aloud, voice commands. */
export function CookTools({ recipe, lang, scale, readAloud, handsFree, onTimer }: CookToolsProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const ticks = useTicks(recipe);
  const { words } = handsFree;
  return (
    <>
      <div className="cook-tools">
        <Button stacked onClick={() => setOpen(true)} aria-haspopup="dialog">
          <Icon name="list" />
          {t('recipeCook.ingredients')}
        </Button>
        <Button stacked onClick={onTimer} aria-haspopup="dialog">
          <Icon name="clock" />
          {t('recipeCook.timer')}
        </Button>
        {readAloud.isSupported && (
          <Button
            stacked
            variant={readAloud.isReading ? 'primary' : 'secondary'}
            onClick={readAloud.isReading ? readAloud.stop : readAloud.read}
          >
            <Icon name="speaker" />
            {t(readAloud.isReading ? 'aloud.stop' : 'aloud.read')}
          </Button>
        )}
        {handsFree.isSupported && (
          <Button stacked variant={handsFree.isListening ? 'primary' : 'secondary'} onClick={() => void handsFree.toggle()}>
            <Icon name="microphone" />
            {t(handsFree.isListening ? 'recipeCook.stopListening' : 'recipeCook.listen')}
          </Button>
        )}
      </div>
      {handsFree.isListening && (
        <p className="cook-listening" role="status">
          {t('recipeCook.listening', {
            words: [words.next, words.back, readAloud.isSupported ? words.repeat : [], words.timer, words.stop]
              .flatMap(([first]) => first ?? [])
              .join(' · '),
          })}
        </p>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('recipeCook.ingredients')}>
        <Ingredients ingredients={recipe.ingredients} lang={lang} scale={scale} ticks={ticks} />
      </Dialog>
    </>
  );
}
