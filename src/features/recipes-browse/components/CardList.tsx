import { type MouseEvent, memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RecipeCard } from '../../../contract/recipes/read.ts';
import { onHidden } from '../../../stores/page-events.ts';
import { type LeftList, scrollRestoration } from '../../../stores/scroll-restoration.ts';
import { More } from '../../../ui/more/More.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { chapterSize, partsOf, sectionSize } from '../sections.ts';
import { createWatch, type Watch } from '../watch-near.ts';
import './card-list.css';

/** How many frames a section is drawn in. */
const sectionSteps = 3;

const watchSection = createWatch(1000, true);
const watchChapter = createWatch(4000, false);

/** What draws one card; another function draws all of them again. */
type Draw = (card: RecipeCard) => ReactNode;
type Section = readonly RecipeCard[];

interface CardListProps {
  /** For {@link scrollRestoration} */
  name: string;
  items: readonly RecipeCard[];
  next: string | null;
  more(): Promise<void>;
  /** The reader came back to this list: to where they were in it */
  back: boolean;
  draw: Draw;
}

/**
 * A list of cards of any length. Only what is near the screen is drawn, the rest is held open at the height it had; more comes long
 * before its end is reached.
 */
export function CardList({ name, items, next, more, back, draw }: CardListProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => scrollRestoration.get(name));
  const heights = useRef((kept?.heights ?? []).map((height) => height ?? undefined));
  const parts = useRef<{ sections: Section[]; chapters: (readonly Section[])[] }>({ sections: [], chapters: [] });
  const sections = partsOf(items, sectionSize, parts.current.sections);
  parts.current = { sections, chapters: partsOf(sections, chapterSize, parts.current.chapters) };
  const now = useRef<Pick<LeftList<RecipeCard>, 'items' | 'next' | 'opened'>>({ items, next, opened: undefined });
  now.current = { ...now.current, items, next };

  useLayoutEffect(() => {
    if (back && kept) scrollTo(0, kept.scroll);
  }, [back, kept]);

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

  const note = ({ target }: MouseEvent) => {
    const opened = (target as Element).closest<HTMLElement>('[data-recipe]')?.dataset.recipe;
    now.current = { ...now.current, opened };
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useSemanticElements: it only notes which of its links was followed, and its items lie in sections */}
      <div className="card-list" role="list" ref={root} onClick={note}>
        {parts.current.chapters.map((sections, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is its place in the list
          <ChapterPart key={index} first={index * chapterSize} {...{ sections, heights, draw }} />
        ))}
      </div>
      {next === null ? <p className="card-list-end">{t('common.noMore')}</p> : <More onReached={more} ahead="2000px" />}
    </>
  );
}

/**
 * How far a part of the list is drawn, from not at all to all of it in `steps`, a frame each; until it is, it keeps its height.
 *
 * @param start draws its first step before it is known whether it is near the screen
 * @param height the last one, where it is known; told to `onFar` when it has changed
 */
function useHeld(watch: Watch, steps: number, start: boolean, height?: number, onFar?: (height: number) => void) {
  const place = useRef<HTMLDivElement>(null);
  const held = useRef(height);
  const far = useRef(onFar);
  far.current = onFar;
  const [drawn, setDrawn] = useState(start ? 1 : 0);
  const now = useRef(drawn);

  // A style attribute is forbidden by the page's policy, a style that a script sets is not.
  useLayoutEffect(() => {
    place.current?.style.setProperty('block-size', drawn === steps || held.current === undefined ? '' : `${held.current}px`);
  }, [drawn, steps]);

  useEffect(
    () =>
      place.current
        ? watch(place.current, (near, height) => {
            now.current = near ? Math.min(now.current + 1, steps) : 0;
            if (!near) {
              held.current = height;
              far.current?.(height);
            }
            setDrawn(now.current);
            return now.current < steps;
          })
        : undefined,
    [watch, steps],
  );
  return { place, drawn };
}

interface PartProps {
  /** The number of its first section */
  first: number;
  /** What is known of the sections' heights */
  heights: RefObject<(number | undefined)[]>;
  draw: Draw;
}

const ChapterPart = memo(function ChapterPart({ sections, first, ...rest }: PartProps & { sections: readonly Section[] }) {
  const { place, drawn } = useHeld(watchChapter, 1, true);
  return (
    <div className="card-list-chapter" role="presentation" ref={place}>
      {drawn > 0 &&
        sections.map((cards, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place in the chapter
          <SectionPart key={index} cards={cards} first={first + index} {...rest} />
        ))}
    </div>
  );
});

const SectionPart = memo(function SectionPart({ cards, first, heights, draw }: PartProps & { cards: Section }) {
  const known = heights.current[first];
  const { place, drawn } = useHeld(watchSection, sectionSteps, known === undefined && first === 0, known, (height) => {
    heights.current[first] = height;
  });
  return (
    <div className="card-list-section" role="presentation" ref={place} data-section={first}>
      {cards.slice(0, (drawn * sectionSize) / sectionSteps).map((card, index) => (
        // biome-ignore lint/a11y/useSemanticElements: only a part of the list is in the page, and its items lie in sections
        <div key={card.id} role="listitem" aria-posinset={first * sectionSize + index + 1} aria-setsize={-1}>
          {draw(card)}
        </div>
      ))}
    </div>
  );
});
