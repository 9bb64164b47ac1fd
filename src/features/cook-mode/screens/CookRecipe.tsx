import { Suspense } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { Anybody } from '../../../app/signed-in/Anybody.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import type { CookLink } from '../components/CookMode.tsx';
import '../components/cook.css';

const Cook = lazyComponent('cook', () => import('../components/Cook.tsx').then((module) => module.Cook));
Cook.preload();

/** `/recipes/cook/:id`: cook mode, a recipe step by step. `?servings=` scales it. */
export function CookRecipe({ strings, tag, lang, hrefs }: ScreenProps<CookLink>) {
  return (
    <Screen strings={strings} tag={tag}>
      <Anybody lang={lang}>
        {(user, known) => (
          <Suspense fallback={<Skeleton rows={3} shape="step" />}>
            <Cook user={user} known={known} hrefs={hrefs} />
          </Suspense>
        )}
      </Anybody>
    </Screen>
  );
}
