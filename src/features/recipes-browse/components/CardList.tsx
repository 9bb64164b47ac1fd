import { type MouseEvent, memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ListEnd } from '../../../app/more/ListEnd.tsx';
import type { RecipeCard } from '../../../contract/recipes/read.ts';
import { onHidden } from '../../../stores/page-events.ts';
import { type LeftList, scrollRestoration } from '../../../stores/scroll-restoration.ts';
import { createViewportObserver, useNearViewport } from '../use-near-viewport.ts';
import './card-list.css';

/** Cards that are rendered together: as few as fill rows of two, of three and of four columns. */
const sectionSize = 12;

/** Sections that are in the DOM together, rendered or as empty boxes: with hundreds of them, layout would be slow. */
const blockSize = 5;

/** The number of frames in which a section is rendered: two cards each, few enough for a slow phone. */
const sectionSteps = 6;

const observeSection = createViewportObserver(1000, true);
const observeBlock = createViewportObserver(4000, false);

/** Renders one card. Must be stable: another function renders all cards again. */
type RenderCard = (card: RecipeCard) => ReactNode;
type Section = readonly RecipeCard[];

interface CardListProps {
  /** The key of {@link scrollRestoration} */
  name: string;
  items: readonly RecipeCard[];
  next: string | null;
  more(): Promise<void>;
  /** Restores the scroll position, since the reader came back */
  back: boolean;
  draw: RenderCard;
}

/**
 * A virtualized list of cards, of any length. Only cards near the viewport are rendered, the others are empty boxes of their last
 * height. The next page is loaded long before the end is reached.
 */
export function CardList({ name, items, next, more, back, draw }: CardListProps) {
  const root = useRef<HTMLDivElement>(null);
  const [stored] = useState(() => scrollRestoration.get(name));
  const heights = useRef((stored?.heights ?? []).map((height) => height ?? undefined));
  const parts = useRef<{ sections: Section[]; blocks: (readonly Section[])[] }>({ sections: [], blocks: [] });
  const sections = splitList(items, sectionSize, parts.current.sections);
  parts.current = { sections, blocks: splitList(sections, blockSize, parts.current.blocks) };
  const now = useRef<Pick<LeftList<RecipeCard>, 'items' | 'next' | 'opened'>>({ items, next, opened: undefined });
  now.current = { ...now.current, items, next };

  useLayoutEffect(() => {
    if (back && stored) scrollTo(0, stored.scroll);
  }, [back, stored]);

  useLayoutEffect(() => {
    const save = (beyond = false) => {
      for (const section of root.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])
        heights.current[Number(section.dataset.section)] = section.getBoundingClientRect().height;
      scrollRestoration.save(name, { ...now.current, heights: heights.current, scroll: scrollY }, beyond);
    };
    const unsubscribe = onHidden(() => save(true));
    return () => {
      unsubscribe();
      save();
    };
  }, [name]);

  const rememberOpened = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-recipe]') : undefined;
    now.current = { ...now.current, opened: link?.dataset.recipe };
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useSemanticElements: it only remembers which link was followed, and its items are in sections */}
      <div className="card-list" role="list" ref={root} onClick={rememberOpened}>
        {parts.current.blocks.map((sections, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its index
          <Block key={index} first={index * blockSize} {...{ sections, heights, draw }} />
        ))}
      </div>
      <ListEnd next={next} onReached={more} ahead="2000px" />
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

interface BlockProps {
  /** The index of its first section */
  first: number;
  /** The known heights of all sections */
  heights: RefObject<(number | undefined)[]>;
  draw: RenderCard;
}

const Block = memo(function Block({ sections, first, ...rest }: BlockProps & { sections: readonly Section[] }) {
  const { root, rendered } = useNearViewport({ observe: observeBlock, steps: 1, start: true });
  return (
    <div className="card-list-chapter" role="presentation" ref={root}>
      {rendered > 0 &&
        sections.map((cards, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its index
          <CardSection key={index} cards={cards} first={first + index} {...rest} />
        ))}
    </div>
  );
});

const CardSection = memo(function CardSection({ cards, first, heights, draw }: BlockProps & { cards: Section }) {
  const known = heights.current[first];
  const { root, rendered } = useNearViewport({
    observe: observeSection,
    steps: sectionSteps,
    start: known === undefined && first === 0,
    height: known,
    onLeave: (height) => {
      heights.current[first] = height;
    },
  });
  useLayoutEffect(() => root.current?.style.setProperty('--cards', String(cards.length)), [root, cards.length]);
  return (
    <div className="card-list-section" role="presentation" ref={root} data-section={first}>
      {cards.slice(0, (rendered * sectionSize) / sectionSteps).map((card, index) => (
        // biome-ignore lint/a11y/useSemanticElements: only a part of the list is in the DOM, and its items are in sections
        <div key={card.id} role="listitem" aria-posinset={first * sectionSize + index + 1} aria-setsize={-1}>
          {draw(card)}
        </div>
      ))}
    </div>
  );
});
