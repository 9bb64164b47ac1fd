import { useCallback } from 'react';
import { Outbox } from '../../../app/form/Outbox.tsx';
import { ForUsers } from '../../../app/signed-in/ForUsers.tsx';
import { type RecipeCard as Card, listWorks } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { nativeLink } from '../../../recipes/native-link.ts';
import { api } from '../../../stores/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { defineCards, useCards } from '../use-cards.ts';
import { CardsPanel } from './CardsPanel.tsx';
import { GuestRecipes } from './GuestRecipes.tsx';
import { LocalCookbooks } from './LocalCookbooks.tsx';
import { RecipeCard } from './RecipeCard.tsx';

const works = defineCards('works', () => (position, quiet) => api(listWorks, position, { quiet }));

interface PanelProps {
  user: UserInfo | undefined;
  hrefs: Readonly<Record<'recipes' | 'recipe' | 'edit' | 'search', string>>;
  back: boolean;
}

/** The user's own recipes: those on the server, in the app, and in the outbox. */
export function MyRecipes(props: PanelProps) {
  return (
    <ForUsers title="recipes.signInWorks" why="recipes.why" guests={<GuestRecipes hrefs={props.hrefs} />}>
      {(user) => <MyRecipeList {...props} user={user} />}
    </ForUsers>
  );
}

function MyRecipeList({ user, hrefs, back }: PanelProps) {
  const t = useT();
  const list = useCards(works, user, user !== undefined);
  const draw = useCallback((card: Card) => <MyRecipe card={card} hrefs={hrefs} />, [hrefs]);
  const write = (
    <Button variant="primary" {...nativeLink('editCookbook', hrefs.edit)}>
      <Icon name="plus" />
      {t('recipes.newRecipe')}
    </Button>
  );
  return (
    <div className="stack stack-close">
      <Outbox
        forms={['recipe']}
        user={user}
        editHref={(form) => (form === 'recipe/new' ? hrefs.edit : `${hrefs.edit}?id=${form.slice('recipe/'.length)}`)}
        onSent={list.refetch}
      />
      {list.items.length > 0 && <div className="recipes-write">{write}</div>}
      <LocalCookbooks />
      <CardsPanel
        {...{ list, back, draw, hrefs }}
        empty={
          <EmptyState icon="inbox" title={t('common.noRecord')} text={t('recipes.noWorksText')}>
            {write}
          </EmptyState>
        }
      />
    </div>
  );
}

/** One of the user's own recipes with its state and a link to edit it. A draft that was never published opens in the editor. */
function MyRecipe({ card, hrefs }: { card: Card; hrefs: PanelProps['hrefs'] }) {
  const t = useT();
  const edit = nativeLink('editCookbook', `${hrefs.edit}?id=${card.id}`, card.id);
  return (
    <RecipeCard
      card={card}
      href={card.state === 'draft' ? edit.href : `${hrefs.recipe}/${card.id}`}
      mark={
        <>
          {card.state === 'hidden' && <Tag tone="danger">{t('recipes.hidden')}</Tag>}
          {(card.state === 'draft' || card.draft) && (
            <Tag tone="progress">{t(card.state === 'draft' ? 'recipes.draft' : 'recipes.changes')}</Tag>
          )}
        </>
      }
    >
      <span className="recipe-card-quiet">
        {card.state === 'published' && t('recipes.collected', { count: card.favorites })}
        {card.state === 'hidden' && t('recipes.hiddenText')}
      </span>
      <span className="recipe-card-actions">
        <Button
          variant="quiet"
          compact
          flush
          {...edit}
          aria-label={`${t('recipes.edit')}: ${card.title || t('recipes.untitled')}`}
        >
          {t('recipes.edit')}
        </Button>
      </span>
    </RecipeCard>
  );
}
