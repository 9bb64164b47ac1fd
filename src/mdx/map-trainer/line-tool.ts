import { distance, type Line, type Point } from './geometry.ts';

/** Units around an end of the line within which a finger takes hold of it. */
const grip = 26;

/** Below this many units it was a tap. */
const tap = 10;

/**
 * Lets a line be drawn on the map: a stroke makes a new one, an end that is taken hold of is moved, and a tap brings the nearer end
 * there, for whoever cannot drag (WCAG 2.5.7).
 *
 * @param line the line now, or nothing while none is drawn
 * @param drawn is told the new one
 */
export function lineTool(svg: SVGSVGElement, line: () => Line | undefined, drawn: (line: Line) => void): void {
  /** The end that does not move, whether the other one is the second, and where the finger came down */
  let held: { fixed: Point; second: boolean; from: Point; before: Line; fresh: boolean } | undefined;

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    const { width, height } = svg.viewBox.baseVal;
    return [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
  };

  svg.addEventListener('pointerdown', (event) => {
    const before = line();
    if (!before || !event.isPrimary) return;
    svg.setPointerCapture(event.pointerId);
    const from = placeOf(event);
    const far = [distance(before[0], from), distance(before[1], from)] as const;
    const fresh = Math.min(...far) > grip;
    const second = fresh || far[1] < far[0];
    held = { fixed: fresh ? from : before[second ? 0 : 1], second, from, before, fresh };
  });

  svg.addEventListener('pointermove', (event) => {
    if (!held || !event.isPrimary) return;
    const place = placeOf(event);
    if (held.fresh && distance(held.from, place) < tap) return;
    drawn(held.second ? [held.fixed, place] : [place, held.fixed]);
  });

  svg.addEventListener('pointerup', (event) => {
    if (!event.isPrimary) return;
    const place = placeOf(event);
    if (held?.fresh && distance(held.from, place) < tap) {
      const [first, second] = held.before;
      drawn(distance(first, place) < distance(second, place) ? [place, second] : [first, place]);
    }
    held = undefined;
  });

  svg.addEventListener('pointercancel', ({ isPrimary }) => {
    if (isPrimary) held = undefined;
  });
}
