import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { programOf } from '../../contract/cooking/cooking.ts';
import type { Recipe } from '../../contract/recipes/read.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import { isActive, type ReceivedCooking } from '../../stores/cooking.ts';
import { $brandName } from '../../stores/shell.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { CookerLine, CookerNote, cookerNoteId } from './CookerLine.tsx';
import { CookingProgress } from './CookingProgress.tsx';
import { useBusy } from './use-busy.ts';
import { type Cooker, useCooker } from './use-cooker.ts';
import { useCookings, visibleCooking } from './use-cooking.ts';

export interface CookingBarProps {
  recipe: Recipe;
  user: UserInfo | undefined;
  /** `recipeCook` is the address that a recipe's id is appended to */
  hrefs: Readonly<Record<'recipeDevice' | 'recipeCook', string>>;
  /** As chosen by the reader; the author's number without */
  servings?: number | undefined;
}

/**
 * The content of {@link StartCooking}. The bar has one row, unless something is cooking: what else there is to say stands above it in
 * the page, and why the appliance cannot start moves into the bar when that is tried.
 */
export function CookingBar({ recipe, user, hrefs, servings }: CookingBarProps) {
  const t = useT();
  const brand = useStore($brandName, { ssr: 'initial' });
  const deviceHref = `${hrefs.recipeDevice}?recipe=${encodeURIComponent(recipe.id)}`;
  const cooker = useCooker(recipe, user, deviceHref);
  const { items, isStale } = useCookings(user !== undefined);
  const [busy, act] = useBusy();
  const [tried, setTried] = useState(false);
  const shown = visibleCooking(items, recipe.id);
  const hasProgram = programOf(recipe).length > 0;
  const canStart = user && hasProgram && (busy || !(shown && isActive(shown)));
  const note = canStart && cooker.blocked && <CookerNote {...cooker.blocked} />;
  const stepByStep = (
    <Button variant={user && hasProgram ? 'secondary' : 'primary'} href={cookModeHref(hrefs.recipeCook, recipe, servings)}>
      {t('recipeCook.stepByStep')}
    </Button>
  );
  const start = async () => {
    setTried(true);
    await cooker.start();
  };

  return (
    <>
      {canStart && (
        <div className="start-cooking-page">
          {!tried && note}
          <BusyNotice cooker={cooker} recipe={recipe} items={items} href={hrefs.recipeCook} />
          {stepByStep}
        </div>
      )}
      {!user && hasProgram && <p className="start-cooking-guest">{t('recipeCook.guest', { brand })}</p>}
      <aside className="start-cooking" data-bottom-bar="">
        {shown && <CookingProgress cooking={shown} isStale={isStale} />}
        {tried && note}
        {canStart ? (
          <div className="start-cooking-row">
            <CookerLine cooker={cooker} href={deviceHref} />
            <Button
              variant="primary"
              compact
              busy={busy}
              onClick={() => void act(start)}
              aria-describedby={cooker.blocked && cookerNoteId}
            >
              {t('recipeCook.start')}
            </Button>
          </div>
        ) : (
          stepByStep
        )}
      </aside>
    </>
  );
}

const cookModeHref = (base: string, { id, servings: written }: Recipe, servings: number | undefined) =>
  `${base}/${encodeURIComponent(id)}${servings && servings !== written ? `?servings=${servings}` : ''}`;

interface BusyNoticeProps {
  cooker: Cooker;
  recipe: Recipe;
  items: readonly ReceivedCooking[];
  /** The address that a recipe's id is appended to */
  href: string;
}

/** Says that the chosen appliance is cooking another recipe. */
function BusyNotice({ cooker: { choice }, recipe, items, href }: BusyNoticeProps) {
  const t = useT();
  const device = choice.status === 'chosen' ? choice.device : undefined;
  const other = items.find((item) => item.deviceId === device?.id && item.recipeId !== recipe.id && isActive(item));
  if (!other) return null;
  return (
    <p className="cooker-note">
      {t('recipeCook.busy', { device: other.deviceName, recipe: other.title })}{' '}
      <a href={`${href}/${encodeURIComponent(other.recipeId)}`}>{t('recipeCook.show')}</a>
    </p>
  );
}
