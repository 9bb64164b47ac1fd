import { Suspense } from 'react';
import { lazyComponent } from '../../app/lazy-chunk/lazy-component.tsx';
import type { CookingBarProps } from './CookingBar.tsx';
import './start-cooking.css';

const CookingBar = lazyComponent('cookingBar', () => import('./CookingBar.tsx').then((module) => module.CookingBar));

/** The bar at the end of a recipe's page that starts it on an appliance, or step by step, and shows how far it is. */
export function StartCooking(props: CookingBarProps) {
  return (
    <aside className="start-cooking" data-bottom-bar="">
      <Suspense fallback={<div className="start-cooking-room" />}>
        <CookingBar {...props} />
      </Suspense>
    </aside>
  );
}
