import type { RecipeCard } from '../../../contract/recipes/read.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './favorite-button.css';

/** The heart on a card: collects the recipe, or no longer. */
export function FavoriteButton({ card, onPress }: { card: RecipeCard; onPress(card: RecipeCard): void }) {
  const t = useT();
  return (
    <button
      className={card.favorite ? 'favorite favorite-on' : 'favorite'}
      type="button"
      aria-label={`${t(card.favorite ? 'recipe.unfavorite' : 'recipe.favorite')}: ${card.title}`}
      onClick={() => onPress(card)}
    >
      <Icon name="heart" />
    </button>
  );
}
