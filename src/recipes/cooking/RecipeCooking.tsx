import type { UserInfo } from '../../contract/user/user.ts';
import { CookingProgress } from './CookingProgress.tsx';
import { useCookings, visibleCooking } from './use-cooking.ts';

interface RecipeCookingProps {
  recipeId: string | undefined;
  user: UserInfo | undefined;
}

/** What an appliance does for a recipe that cannot be shown: a deleted recipe goes on cooking, and must be stopped all the same. */
export function RecipeCooking({ recipeId = '', user }: RecipeCookingProps) {
  const { items, isStale } = useCookings(user !== undefined);
  const cooking = visibleCooking(items, recipeId);
  return cooking && <CookingProgress cooking={cooking} isStale={isStale} />;
}
