import { Suspense } from 'react';
<<<<<<< HEAD
import { lazyPart } from '../../app/lazy-part/lazy-part.tsx';
import type { CookingBarProps } from './CookingBar.tsx';
import './start-cooking.css';

const CookingBar = lazyPart('cookingBar', () => import('./CookingBar.tsx').then((module) => module.CookingBar));
=======
import { lazyComponent } from '../../app/lazy-chunk/lazy-component.tsx';
import type { Recipe } from '../../contract/recipes/read.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import './start-cooking.css';

export interface StartCookingProps {
  recipe: Recipe;
  user: UserInfo | undefined;
  /** `recipeCook`: what a recipe's id follows */
  hrefs: Readonly<Record<'recipeDevice' | 'recipeCook', string>>;
  /** How many servings the reader wants; the author's number without */
  servings?: number | undefined;
}

const CookingBar = lazyComponent('cookingBar', () => import('./CookingBar.tsx').then((module) => module.CookingBar));
>>>>>>> main

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
