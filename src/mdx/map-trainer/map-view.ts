import type { Line } from './geometry.ts';
import { type Area, neighborsOf, type Plan } from './plan.ts';
import { shapeOf } from './shapes.ts';
import type { TrainerTexts } from './texts.ts';

/** The state that the map draws. */
export interface Scene {
  plan: Plan;
  selected: readonly number[];
  /** Whether partitions can be selected now */
  selecting: boolean;
  /** The line that is being drawn, and whether it would split */
  line?: { ends: Line; splits: boolean } | undefined;
}

const known = new WeakMap<Area, ReturnType<typeof shapeOf>>();

function shapeFor(area: Area): ReturnType<typeof shapeOf> {
  const shape = known.get(area) ?? shapeOf(area);
  known.set(area, shape);
  return shape;
}

function add(parent: Element, name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  parent.append(element);
  return change(element, attributes);
}

function change(element: SVGElement, attributes: Record<string, string | number>): SVGElement {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  return element;
}

/** One end of the line that is drawn. */
function addEnd(svg: SVGSVGElement, name: string): SVGElement {
  const end = add(svg, 'g', { class: 'trainer-end middle bold', 'aria-hidden': 'true' });
  add(end, 'circle', { r: 10 });
  add(end, 'text', { class: 'trainer-letter', y: 4.5, 'font-size': 12 }).textContent = name;
  return end;
}

/**
 * Turns the drawing into a map whose partitions are toggle buttons.
 *
 * @param toggle called with the number of a partition that was tapped
 * @returns draws a scene. Partitions that stay keep their elements, so they keep the focus
 */
export function mapView(svg: SVGSVGElement, texts: TrainerTexts, toggle: (number: number) => void): (scene: Scene) => void {
  // Drawn by MapTrainer.astro: the areas come first, their numbers last.
  const areas = svg.querySelector('g') ?? add(svg, 'g', {});
  const labels = svg.querySelector<SVGElement>(':scope > :last-child') ?? add(svg, 'g', {});
  const paths = new Map<number, SVGElement>();
  areas.replaceChildren();
  svg.querySelector('title')?.remove();
  change(svg, { role: 'group', 'aria-label': texts('map') });
  change(labels, { 'aria-hidden': 'true', 'pointer-events': 'none' });
  const borders = add(svg, 'path', { class: 'trainer-outline' });
  const ring = add(svg, 'path', { class: 'trainer-ring' });
  const stroke = add(svg, 'path', { class: 'trainer-line' });
  const ends = ['A', 'B'].map((name) => addEnd(svg, name));
  svg.append(labels, stroke, ...ends);

  const make = (number: number) => {
    const path = add(areas, 'path', { role: 'button' });
    path.onclick = () => toggle(number);
    path.onkeydown = (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      toggle(number);
    };
    path.onfocus = () => ring.setAttribute('d', path.matches(':focus-visible') ? `${path.getAttribute('d')}` : '');
    path.onblur = () => ring.setAttribute('d', '');
    paths.set(number, path);
    return path;
  };

  const removeOthers = (plan: Plan) => {
    for (const [number, path] of paths) {
      if (plan.some((area) => area.number === number)) continue;
      path.remove();
      paths.delete(number);
    }
  };

  const drawArea = (area: Area, { plan, selected, selecting, line }: Scene) => {
    const { number } = area;
    const { d, fill, at } = shapeFor(area);
    const isSelected = selected.includes(number);
    change(paths.get(number) ?? make(number), {
      d,
      fill,
      class: isSelected ? 'trainer-selected' : '',
      tabindex: selecting ? 0 : -1,
      'aria-label': plan.length > 1 ? texts('partition', { number }) : texts('whole'),
      'aria-description': plan.length > 1 ? texts('neighbors', { numbers: neighborsOf(plan, area).map(String) }) : '',
      'aria-pressed': `${isSelected}`,
      'aria-disabled': `${!selecting}`,
    });
    if (plan.length < 2 || (line && isSelected)) return;
    const label = add(labels, 'g', { class: isSelected ? 'trainer-chosen' : '', transform: `translate(${at})` });
    add(label, 'circle', { class: isSelected ? '' : 'surface edge', r: 12 });
    add(label, 'text', { class: isSelected ? 'trainer-letter' : '', y: 5 }).textContent = `${number}`;
  };

  const drawLine = (line: Scene['line']) => {
    change(svg, { 'data-drawing': `${!!line}` });
    change(stroke, { d: line ? `M${line.ends.join('L')}` : '', 'data-splits': `${!!line?.splits}` });
    for (const [index, end] of ends.entries()) {
      change(end, { transform: `translate(${line?.ends[index] ?? '0'})`, visibility: line ? 'visible' : 'hidden' });
    }
  };

  return (scene) => {
    const { plan, selected, line } = scene;
    removeOthers(plan);
    labels.replaceChildren();
    for (const area of plan) drawArea(area, scene);
    const outlined = plan.filter(({ number }) => selected.includes(number));
    change(borders, { d: outlined.map((area) => shapeFor(area).d).join('') });
    drawLine(line);
  };
}
