import { useStore } from '@nanostores/react';
import type { Translate } from '../../i18n/t.ts';
import { control, type HeardCooking, isOnTheWay } from '../../stores/cooking.ts';
import { $measures } from '../../stores/measures.ts';
import { ask } from '../../stores/questions.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { temperatureText } from '../measures.ts';
import { clockText } from './clock.ts';
import { nextStage, timesOf } from './cooking.ts';
import { unlockSound } from './sound.ts';
import { useBusy } from './use-busy.ts';
import { dismiss } from './use-cooking.ts';
import { useNow } from './use-now.ts';
import './cooking-progress.css';

/** Degrees that no oven keeps more exactly. */
const near = 4;

interface CookingProgressProps {
  cooking: HeardCooking;
  /** How it goes is not known now */
  unheard: boolean;
  /** The step that the cook is at, counted from 0, where the recipe is cooked step by step */
  at?: number;
  /** Goes to another one */
  onStep?(step: number): void;
}

/** What an appliance does for a recipe: how far it is, and what can be done about it. */
export function CookingProgress({ cooking, unheard, at, onStep }: CookingProgressProps) {
  const t = useT();
  const { temperature: scale } = useStore($measures, { ssr: 'initial' });
  const now = useNow(cooking.running);
  const [busy, act] = useBusy();
  const { id, state, stages, stage, temperature, deviceName } = cooking;
  const { stage: left, all } = timesOf(cooking, now);
  const seconds = stages.reduce((sum, one) => sum + one.seconds, 0);
  const wanted = stages[Math.max(stage, 0)]?.temperature;
  const next = state === 'waiting' ? nextStage(cooking) : undefined;
  const degrees = (celsius: number) => temperatureText(Math.round(celsius), scale, t.tag);

  const tell = (action: Parameters<typeof control>[1]) => {
    unlockSound();
    void act(() => control(id, action));
  };
  const stop = async () => {
    const question = { text: t('recipeCook.stopQuestion'), confirm: t('recipeCook.stop'), cancel: t('common.cancel') };
    if (await ask({ ...question, detail: t('recipeCook.stopDetail', { device: deviceName }), danger: true })) tell('stop');
  };

  return (
    <section className="cooking" aria-label={t('recipeCook.onDevice', { device: deviceName })}>
      <div className="cooking-head">
        <div className="cooking-state">
          <p role="status">
            <strong>{stateText(cooking, t)}</strong>
          </p>
          <p className="quiet">
            <bdi>{deviceName}</bdi>
            {isOnTheWay(cooking) && wanted !== undefined && (
              <>
                {' · '}
                {temperature < wanted - near
                  ? t('recipeCook.heating', { now: degrees(temperature), wanted: degrees(wanted) })
                  : degrees(temperature)}
              </>
            )}
          </p>
        </div>
        {(state === 'preheating' || state === 'cooking' || state === 'paused') && (
          <p className="cooking-left" role="timer" aria-label={t('recipeCook.left')}>
            {clockText(left)}
          </p>
        )}
        {!isOnTheWay(cooking) && (
          <Button variant="quiet" aria-label={t('common.close')} onClick={() => dismiss(id)}>
            <Icon name="close" />
          </Button>
        )}
      </div>
      {isOnTheWay(cooking) && (
        <progress className="cooking-bar" aria-label={t('recipeCook.whole')} max={seconds} value={Math.max(0, seconds - all)} />
      )}
      {next && (
        <p className="cooking-next">
          {stage < 0 ? t('recipeCook.preheated') : t('recipeCook.nextStage', { number: next.step + 1 })}
        </p>
      )}
      {unheard && isOnTheWay(cooking) && (
        <p className="cooker-note" role="status">
          <Icon name="offline" />
          {t('recipeCook.unheard')}
        </p>
      )}
      {isOnTheWay(cooking) && (
        <div className="cooking-actions">
          {next && onStep && at !== next.step ? (
            <Button variant="primary" onClick={() => onStep(next.step)}>
              {t('recipeCook.toStep', { number: next.step + 1 })}
            </Button>
          ) : cooking.running ? (
            <Button busy={busy} onClick={() => tell('pause')}>
              {t('recipeCook.pause')}
            </Button>
          ) : (
            <Button variant="primary" busy={busy} onClick={() => tell('resume')}>
              {t(state === 'waiting' ? 'recipeCook.continue' : 'recipeCook.resume')}
            </Button>
          )}
          <Button busy={busy} onClick={() => void stop()}>
            {t('recipeCook.stop')}
          </Button>
        </div>
      )}
    </section>
  );
}

function stateText({ state, stage, stages }: HeardCooking, t: Translate): string {
  const current = stages[stage];
  if (state !== 'cooking' || !current) return t(`recipeCook.state_${state}`);
  const mode = t(`recipe.mode-${current.mode}`);
  return stages.length > 1 ? t('recipeCook.stageOf', { mode, number: stage + 1, all: stages.length }) : mode;
}
