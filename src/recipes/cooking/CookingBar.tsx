import { useStore } from '@nanostores/react';
import { programOf } from '../../contract/cooking/cooking.ts';
import type { Recipe } from '../../contract/recipes/read.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import { isOnTheWay } from '../../stores/cooking.ts';
import { $brandName } from '../../stores/shell.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { CookerLine } from './CookerLine.tsx';
import { CookingProgress } from './CookingProgress.tsx';
import { useBusy } from './use-busy.ts';
import { useCooker } from './use-cooker.ts';
import { shownOf, useCookings } from './use-cooking.ts';

export interface CookingBarProps {
  recipe: Recipe;
  user: UserInfo | undefined;
  /** `recipeCook`: what a recipe's id follows */
  hrefs: Readonly<Record<'recipeDevice' | 'recipeCook', string>>;
  /** How many servings the reader wants; the author's number without */
  servings?: number | undefined;
}

/** What the bar holds, once it is known who looks at it. */
export function CookingBar({ recipe, user, hrefs, servings }: CookingBarProps) {
  const t = useT();
  const brand = useStore($brandName, { ssr: 'initial' });
  const cooker = useCooker(recipe, user);
  const { items, unheard } = useCookings(user !== undefined);
  const [busy, act] = useBusy();
  const shown = shownOf(items, recipe.id);
  const device = cooker.choice.status === 'chosen' ? cooker.choice.device : undefined;
  const other = items.find((item) => item.deviceId === device?.id && item.recipeId !== recipe.id && isOnTheWay(item));
  const cooks = programOf(recipe).length > 0;
  const startable = user && cooks && (busy || !(shown && isOnTheWay(shown)));
  const toCook = `${hrefs.recipeCook}/${encodeURIComponent(recipe.id)}${servings && servings !== recipe.servings ? `?servings=${servings}` : ''}`;

  return (
    <>
      {shown && <CookingProgress cooking={shown} unheard={unheard} />}
      {startable && <CookerLine cooker={cooker} href={`${hrefs.recipeDevice}?recipe=${encodeURIComponent(recipe.id)}`} />}
      {startable && other && (
        <p className="cooker-note">
          {t('recipeCook.busy', { device: other.deviceName, recipe: other.title })}{' '}
          <a href={`${hrefs.recipeCook}/${encodeURIComponent(other.recipeId)}`}>{t('recipeCook.show')}</a>
        </p>
      )}
      {!user && cooks && <p className="start-cooking-guest">{t('recipeCook.guest', { brand })}</p>}
      <div className="start-cooking-actions">
        <Button variant={user && cooks ? 'secondary' : 'primary'} href={toCook}>
          {t('recipeCook.stepByStep')}
        </Button>
        {startable && (
          <Button variant="primary" busy={busy} onClick={() => void act(cooker.start)}>
            {t('recipeCook.start')}
          </Button>
        )}
      </div>
    </>
  );
}
