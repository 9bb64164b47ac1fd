import { Suspense, useEffect, useRef } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { clockText } from '../../../recipes/cooking/clock.ts';
import { isOver, leftOf, type Timer } from '../../../stores/timers.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { CookEndActionsProps } from './CookEndActions.tsx';

/** Without a connection the actions fail anyway: the end is whole without them. */
const CookEndActions = lazyComponent(
  'cookEndActions',
  () => import('./CookEndActions.tsx').then((module) => module.CookEndActions),
  true,
);

interface CookEndProps extends CookEndActionsProps {
  timers: readonly Timer[];
  now: number;
}

/** Shown after the last step: what still runs, and what to do with the recipe. */
export function CookEnd({ recipe, user, href, timers, now }: CookEndProps) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button is gone: move the focus.
  useEffect(() => title.current?.focus(), []);
  const running = timers.filter((timer) => timer.end !== null && !isOver(timer, now)).map((timer) => leftOf(timer, now));
  return (
    <section className="cook-end">
      <span className="empty-state-icon">
        <Icon name="check" />
      </span>
      <h3 className="cook-end-title" ref={title} tabIndex={-1}>
        {t('recipeCook.endTitle')}
      </h3>
      <p>{t('recipeCook.endText')}</p>
      {running.length > 0 && (
        // Around it is a live region, which would say every second.
        <p aria-live="off">{t('recipeCook.stillRunning', { time: clockText(Math.min(...running)) })}</p>
      )}
      <Button variant="primary" href={href}>
        {t('recipeCook.toRecipe')}
      </Button>
      {recipe.state === 'published' && (
        <Suspense>
          <CookEndActions {...{ recipe, user, href }} />
        </Suspense>
      )}
    </section>
  );
}
