import type { ReactNode } from 'react';
import type { RecipeCard as Card } from '../../../contract/recipes/read.ts';
import { RecipePicture } from '../../../recipes/components/RecipePicture.tsx';
import { minutesText } from '../../../recipes/minutes.ts';
import { languageName, tagOf } from '../../../recipes/recipe-language.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import './recipe-card.css';

interface RecipeCardProps {
  card: Card;
  href: string;
  /** The title with highlights */
  title?: ReactNode;
  /** Absent in the list of the user's own recipes */
  onFavorite?: ((card: Card) => void) | undefined;
  /** Shown on the picture */
  mark?: ReactNode;
  /** Shown instead of the author */
  children?: ReactNode;
}

/** A recipe in a list. The whole card links to its page, except for the heart and the controls in `children`. */
export function RecipeCard({ card, href, title = card.title, onFavorite, mark, children }: RecipeCardProps) {
  const t = useT();
  const lang = tagOf(card.lang);
  const foreign = lang !== t.tag;
  const facts = [
    card.minutes > 0 && minutesText(card.minutes, t),
    card.difficulty && t(`recipeTags.difficulty-${card.difficulty}`),
  ];
  return (
    <article className="recipe-card">
      <span className="recipe-card-picture">
        <RecipePicture image={card.image} alt="" kind="card" />
        <span className="recipe-card-marks">
          {mark}
          {foreign && <span className="recipe-card-lang">{languageName(card.lang, t.tag)}</span>}
        </span>
      </span>
      <div className="recipe-card-text">
        <h2 className="recipe-card-title">
          <a
            className="recipe-card-link"
            href={href}
            data-recipe={card.id}
            lang={foreign && card.title ? lang : undefined}
            dir="auto"
          >
            {card.title ? title : t('recipes.untitled')}
          </a>
        </h2>
        {!children && <bdi className="recipe-card-quiet">{card.author}</bdi>}
        <span className="recipe-card-quiet">{facts.filter(Boolean).join(' · ')}</span>
        {children}
      </div>
      {onFavorite && <FavoriteButton card={card} onPress={onFavorite} />}
    </article>
  );
}
