import { clockText } from '../../../recipes/cooking/clock.ts';
import { unlockSound } from '../../../recipes/cooking/sound.ts';
import { addMinute, isOver, leftOf, pauseTimer, removeTimer, resumeTimer, type Timer } from '../../../stores/timers.ts';
import { offerUndo } from '../../../stores/undo.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './timers.css';

/** All running timers. */
export function Timers({ timers, now }: { timers: readonly Timer[]; now: number }) {
  const t = useT();
  return (
    <>
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <div className="visually-hidden" role="alert">
        {timers
          .filter((timer) => isOver(timer, now))
          .map(({ id, name }) => (
            <p key={id}>{t('recipeCook.timerOver', { name })}</p>
          ))}
      </div>
      {timers.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari removes the list semantics together with the bullets
        <ul className="timers" role="list" aria-label={t('recipeCook.timers')}>
          {timers.map((timer) => (
            <TimerLine key={timer.id} timer={timer} now={now} />
          ))}
        </ul>
      )}
    </>
  );
}

function TimerLine({ timer, now }: { timer: Timer; now: number }) {
  const t = useT();
  const { id, name, end } = timer;
  const over = isOver(timer, now);
  const remove = () => {
    const undo = removeTimer(id);
    if (!over) offerUndo({ text: t('recipeCook.timerDeleted', { name }), undo });
  };
  return (
    <li className={over ? 'timer timer-over' : 'timer'}>
      <span className="timer-face">
        <span className="timer-left" role="timer" aria-label={name}>
          {over ? t('recipeCook.over') : clockText(leftOf(timer, now))}
        </span>
        <bdi className="timer-name">{name}</bdi>
      </span>
      <span className="timer-actions">
        <Button
          compact
          aria-label={t('recipeCook.addMinuteTo', { name })}
          onClick={() => {
            unlockSound();
            addMinute(id);
          }}
        >
          {t('recipeCook.addMinute')}
        </Button>
        {over ? (
          <Button variant="primary" compact aria-label={t('recipeCook.stopTimer', { name })} onClick={remove}>
            {t('recipeCook.stop')}
          </Button>
        ) : (
          <>
            {end === null ? (
              <Button
                compact
                aria-label={t('recipeCook.resumeTimer', { name })}
                onClick={() => {
                  unlockSound();
                  resumeTimer(id);
                }}
              >
                <Icon name="play" />
              </Button>
            ) : (
              <Button compact aria-label={t('recipeCook.pauseTimer', { name })} onClick={() => pauseTimer(id)}>
                <Icon name="pause" />
              </Button>
            )}
            <Button compact aria-label={t('recipeCook.deleteTimer', { name })} onClick={remove}>
              <Icon name="trash" />
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
