import { Suspense } from 'react';
import { lazyComponent } from '../../app/lazy-chunk/lazy-component.tsx';
import type { CookingBarProps } from './CookingBar.tsx';
import './start-cooking.css';

const CookingBar = lazyComponent('cookingBar', () => import('./CookingBar.tsx').then((module) => module.CookingBar));

/** The bar at the bottom of a recipe's page: starts an appliance or cook mode, and shows the progress. */
export function StartCooking(props: CookingBarProps) {
  return (
    <aside className="start-cooking" data-bottom-bar="">
      <Suspense fallback={<div className="start-cooking-room" />}>
        <CookingBar {...props} />
      </Suspense>
    </aside>
  );
}
