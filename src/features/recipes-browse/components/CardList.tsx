import {
  createContext,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ListEnd } from '../../../app/more/ListEnd.tsx';
import type { RecipeCard } from '../../../contract/recipes/read.ts';
import { onHidden } from '../../../stores/page-events.ts';
import { scrollRestoration } from '../../../stores/scroll-restoration.ts';
import type { CardPage } from '../use-cards.ts';
import { createViewportObserver, useNearViewport } from '../use-near-viewport.ts';
import './card-list.css';

/** Cards in a section, near the viewport or as one empty box: with thousands of them, layout would be slow. Fills rows of 2, 3 and 4. */
const sectionSize = 36;

/** The cards that are rendered at once, before it is known which are near the viewport. */
const firstCards = 2;

const observeSection = createViewportObserver({ margin: '400%' });
/** With these, at most three screens of cards are in the DOM; two per frame are few enough for a slow phone. */
const observeCard = createViewportObserver({ margin: '100%', whole: true, perFrame: 2 });

/** How many cards the list has; -1 while there are more on the server. Only slots whose card is rendered read it. */
const ListTotal = createContext(-1);

/** Renders one card. Must be stable: another function renders all cards again. */
type RenderCard = (card: RecipeCard) => ReactNode;

interface CardListProps {
  /** The key of {@link scrollRestoration} */
  name: string;
  /** What is loaded of the list */
  page: CardPage;
  more(): Promise<void>;
  /** Restores the scroll position, since the reader came back */
  back: boolean;
  draw: RenderCard;
  /** Where to go from the end of the list */
  end: ReactNode;
}

/**
 * A virtualized list of cards, of any length. At most three screens of them are rendered, and the one with the focus; the others are
 * empty boxes of their last height, which the browser's search in the page does not find. The next page is loaded long before the end
 * is reached.
 */
export function CardList({ name, page, more, back, draw, end }: CardListProps) {
  const root = useRef<HTMLDivElement>(null);
  const { items, next } = page;
  const [stored] = useState(() => scrollRestoration.get<CardPage>(name));
  const heights = useRef<Record<string, number>>({ ...stored?.heights });
  const sections = useRef<(readonly RecipeCard[])[]>([]);
  sections.current = splitList(items, sectionSize, sections.current);
  const now = useRef(page);
  now.current = page;
  const opened = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (back && stored) scrollTo(0, stored.scroll);
  }, [back, stored]);

  useLayoutEffect(() => {
    const save = (beyond = false) => {
      for (const slot of root.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])
        heights.current[slot.dataset.card ?? ''] = slot.getBoundingClientRect().height;
      const place = { heights: heights.current, scroll: scrollY, opened: opened.current };
      scrollRestoration.save(name, { ...now.current, ...place }, beyond);
    };
    const unsubscribe = onHidden(() => save(true));
    return () => {
      unsubscribe();
      save();
    };
  }, [name]);

  const rememberOpened = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-recipe]') : undefined;
    opened.current = link?.dataset.recipe;
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useSemanticElements: it only remembers which link was followed, and its items are in sections */}
      <div className="card-list" role="list" ref={root} onClick={rememberOpened}>
        <ListTotal value={next === null ? items.length : -1}>
          {sections.current.map((cards, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its index
            <CardSection key={index} first={index * sectionSize} {...{ cards, heights, draw }} />
          ))}
        </ListTotal>
      </div>
      <ListEnd next={next} onReached={more} ahead="2000px">
        {end}
      </ListEnd>
    </>
  );
}

/** Splits a list into parts. An unchanged part is the same array as in `before`, so that it is not rendered again. */
export function splitList<Item>(
  items: readonly Item[],
  size: number,
  before: readonly (readonly Item[])[] = [],
): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const part = items.slice(index * size, (index + 1) * size);
    const old = before[index];
    return old?.length === part.length && part.every((item, at) => item === old[at]) ? old : part;
  });
}

interface SlotProps {
  /** The known heights of cards by id */
  heights: RefObject<Record<string, number>>;
  draw: RenderCard;
}

interface SectionProps extends SlotProps {
  cards: readonly RecipeCard[];
  /** The index of its first card */
  first: number;
}

const CardSection = memo(function CardSection({ cards, first, ...slot }: SectionProps) {
  const { props, rendered } = useNearViewport({ observe: observeSection, start: true });
  return (
    <div className="card-list-section" role="presentation" {...props}>
      {rendered && cards.map((card, index) => <CardSlot key={card.id} card={card} index={first + index} {...slot} />)}
    </div>
  );
});

const CardSlot = memo(function CardSlot({ card, index, heights, draw }: SlotProps & { card: RecipeCard; index: number }) {
  const height = heights.current[card.id];
  const { props, rendered } = useNearViewport({
    observe: observeCard,
    start: index < firstCards && height === undefined,
    height,
    onLeave: (height) => {
      heights.current[card.id] = height;
    },
  });
  const item = rendered
    ? { role: 'listitem', 'aria-posinset': index + 1, 'aria-setsize': use(ListTotal), 'data-card': card.id }
    : { role: 'presentation' };
  return (
    <div className="card-slot" {...item} {...props}>
      {rendered && draw(card)}
    </div>
  );
});
