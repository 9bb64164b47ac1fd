import { Suspense } from 'react';
import { lazyComponent } from '../../app/lazy-chunk/lazy-component.tsx';
import type { CookingBarProps } from './CookingBar.tsx';
import './start-cooking.css';

const CookingBar = lazyComponent('cookingBar', () => import('./CookingBar.tsx').then((module) => module.CookingBar));

/** The end of a recipe's page, with the bar that starts an appliance or cook mode, and shows the progress. */
export function StartCooking(props: CookingBarProps) {
  const room = (
    <aside className="start-cooking" data-bottom-bar="">
      <div className="start-cooking-room" />
    </aside>
  );
  return (
    <Suspense fallback={room}>
      <CookingBar {...props} />
    </Suspense>
  );
}
