import { useStore } from '@nanostores/react';
import type { Translate } from '../../i18n/t.ts';
import { control, isActive, type ReceivedCooking } from '../../stores/cooking.ts';
import { $measures } from '../../stores/measures.ts';
import { ask } from '../../stores/questions.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { temperatureText } from '../measures.ts';
import { clockText } from './clock.ts';
import { nextStage, remainingTimes } from './cooking.ts';
import { unlockSound } from './sound.ts';
import { useBusy } from './use-busy.ts';
import { dismiss } from './use-cooking.ts';
import { useNow } from './use-now.ts';
import './cooking-progress.css';

/** Degrees Celsius below the wanted temperature that still count as reached: ovens are no more exact. */
const temperatureTolerance = 4;

interface CookingProgressProps {
  cooking: ReceivedCooking;
  /** The server cannot be reached: the state shown may be outdated */
  isStale: boolean;
  /** The step on the screen, from 0, in cook mode */
  at?: number;
  /** Goes to another step */
  onStep?(step: number): void;
}

/** What an appliance does for a recipe, and the buttons that control it. */
export function CookingProgress({ cooking, isStale, at, onStep }: CookingProgressProps) {
  const t = useT();
  const now = useNow(cooking.running);
  const { state, stages, stage, deviceName } = cooking;
  const remaining = remainingTimes(cooking, now);
  const seconds = stages.reduce((sum, one) => sum + one.seconds, 0);
  const isRunning = isActive(cooking);
  const next = state === 'waiting' ? nextStage(cooking) : undefined;

  return (
    <section className="cooking" aria-label={t('recipeCook.onDevice', { device: deviceName })}>
      <div className="cooking-head">
        <CookingState cooking={cooking} />
        {isRunning ? (
          state !== 'waiting' && (
            <p className="cooking-left" role="timer" aria-label={t('recipeCook.left')}>
              {clockText(remaining.stage)}
            </p>
          )
        ) : (
          <Button variant="quiet" aria-label={t('common.close')} onClick={() => dismiss(cooking.id)}>
            <Icon name="close" />
          </Button>
        )}
      </div>
      {isRunning && (
        <progress
          className="cooking-bar"
          aria-label={t('recipeCook.whole')}
          max={seconds}
          value={Math.max(0, seconds - remaining.all)}
        />
      )}
      {next && (
        <p className="cooking-next">
          {stage < 0 ? t('recipeCook.preheated') : t('recipeCook.nextStage', { number: next.step + 1 })}
        </p>
      )}
      {isStale && isRunning && (
        <p className="cooker-note" role="status">
          <Icon name="offline" size="line" />
          {t('recipeCook.unheard')}
        </p>
      )}
      {isRunning && <Controls cooking={cooking} nextStep={next && next.step !== at ? next.step : undefined} onStep={onStep} />}
    </section>
  );
}

/** The state in words, and the appliance with its temperature. */
function CookingState({ cooking }: { cooking: ReceivedCooking }) {
  const t = useT();
  const { temperature: unit } = useStore($measures, { ssr: 'initial' });
  const { stages, stage, temperature, deviceName } = cooking;
  const wanted = stages[Math.max(stage, 0)]?.temperature;
  const degrees = (celsius: number) => temperatureText(Math.round(celsius), unit, t.tag);
  return (
    <div className="cooking-state">
      <p role="status">
        <strong>{stateText(cooking, t)}</strong>
      </p>
      <p className="quiet">
        <bdi>{deviceName}</bdi>
        {isActive(cooking) && wanted !== undefined && (
          <>
            {' · '}
            {temperature < wanted - temperatureTolerance
              ? t('recipeCook.heating', { now: degrees(temperature), wanted: degrees(wanted) })
              : degrees(temperature)}
          </>
        )}
      </p>
    </div>
  );
}

interface ControlsProps {
  cooking: ReceivedCooking;
  /** The step that the appliance waits for, where it is not on the screen */
  nextStep: number | undefined;
  onStep: ((step: number) => void) | undefined;
}

/** Pauses, resumes and stops the appliance, or goes to the step that it waits for. */
function Controls({ cooking: { id, state, running, deviceName }, nextStep, onStep }: ControlsProps) {
  const t = useT();
  const [busy, act] = useBusy();
  const send = (action: Parameters<typeof control>[1]) => {
    unlockSound();
    void act(() => control(id, action));
  };
  const stop = async () => {
    const question = { text: t('recipeCook.stopQuestion'), confirm: t('recipeCook.stop'), cancel: t('common.cancel') };
    if (await ask({ ...question, detail: t('recipeCook.stopDetail', { device: deviceName }), danger: true })) send('stop');
  };
  return (
    <div className="cooking-actions">
      {nextStep !== undefined && onStep ? (
        <Button variant="primary" onClick={() => onStep(nextStep)}>
          {t('recipeCook.toStep', { number: nextStep + 1 })}
        </Button>
      ) : running ? (
        <Button busy={busy} onClick={() => send('pause')}>
          {t('recipeCook.pause')}
        </Button>
      ) : (
        <Button variant="primary" busy={busy} onClick={() => send('resume')}>
          {t(state === 'waiting' ? 'recipeCook.continue' : 'recipeCook.resume')}
        </Button>
      )}
      <Button busy={busy} onClick={() => void stop()}>
        {t('recipeCook.stop')}
      </Button>
    </div>
  );
}

function stateText({ state, stage, stages }: ReceivedCooking, t: Translate): string {
  const current = stages[stage];
  if (state !== 'cooking' || !current) return t(`recipeCook.state_${state}`);
  const mode = t(`recipe.mode-${current.mode}`);
  return stages.length > 1 ? t('recipeCook.stageOf', { mode, number: stage + 1, all: stages.length }) : mode;
}
