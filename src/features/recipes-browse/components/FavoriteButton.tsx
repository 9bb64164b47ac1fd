import type { RecipeCard } from '../../../contract/recipes/read.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './favorite-button.css';

/** The heart on a card: adds the recipe to the favorites, or removes it. */
export function FavoriteButton({ card, onPress }: { card: RecipeCard; onPress(card: RecipeCard): void }) {
  const t = useT();
  return (
    <IconButton
      icon="heart"
      filled={card.favorite}
      className={card.favorite ? 'favorite favorite-on' : 'favorite'}
      aria-label={`${t(card.favorite ? 'recipe.unfavorite' : 'recipe.favorite')}: ${card.title}`}
      onClick={() => onPress(card)}
    />
  );
}
