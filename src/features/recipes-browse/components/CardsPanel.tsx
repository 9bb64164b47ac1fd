import type { ReactNode } from 'react';
import { ListCount } from '../../../app/more/ListCount.tsx';
import { LoadFailed } from '../../../app/no-record/LoadFailed.tsx';
import { guestRoutes } from '../../../app/signed-in/GuestLinks.tsx';
import type { RecipeCard as Card } from '../../../contract/recipes/read.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Cards } from '../use-cards.ts';
import { CardList } from './CardList.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { EndLinks } from './EndLinks.tsx';

interface CardsPanelProps {
  list: Cards;
  back: boolean;
  draw: (card: Card) => ReactNode;
  /** Shown instead of an empty list */
  empty: ReactNode;
  hrefs: Readonly<Record<'recipes' | 'edit', string>>;
  /** Shows how many recipes there are */
  counted?: boolean;
}

/** The number of cards from which on a list is longer than any screen. */
const longList = 12;

/** A list of recipes, or its loading, error or empty state. */
export function CardsPanel({ list, counted, ...panel }: CardsPanelProps) {
  const t = useT();
  return (
    <>
      <ListCount
        list={list}
        total={list.status === 'ready' ? list.data.total : undefined}
        of="recipes"
        none={t('recipe.noRecipes')}
        visible={counted}
      />
      <PanelBody list={list} {...panel} />
    </>
  );
}

function PanelBody({ list, back, draw, empty, hrefs }: Omit<CardsPanelProps, 'counted'>) {
  const t = useT();
  if (list.status === 'failed')
    return (
      <LoadFailed resource={list} title={t('recipes.failed')}>
        <Button href={location.pathname.split(guestRoutes.recipes)[0] + guestRoutes.helpCenter}>
          {t('common.toHelpCenter')}
        </Button>
      </LoadFailed>
    );
  if (list.status !== 'ready') return <CardSkeleton />;
  const { name, data, items, next, more } = list;
  if (items.length === 0 && next === null) return empty;
  const end = <EndLinks hrefs={hrefs} isLong={items.length > longList} />;
  return <CardList key={name} {...{ name, more, back, draw, end }} page={{ ...data, items }} />;
}
