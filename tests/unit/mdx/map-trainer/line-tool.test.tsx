import { beforeEach, expect, test, vi } from 'vitest';
import type { Line } from '../../../../src/mdx/map-trainer/geometry.ts';
import { lineTool } from '../../../../src/mdx/map-trainer/line-tool.ts';

let svg: SVGSVGElement;
let line: Line;

/** A map of 328 × 328 units, one to the pixel, with a line on it. */
beforeEach(() => {
  vi.stubGlobal(
    'DOMPoint',
    class {
      readonly x: number;
      readonly y: number;
      constructor(x: number, y: number) {
        this.x = x;
        this.y = y;
      }
      matrixTransform = () => this;
    },
  );
  svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  Object.assign(svg, { getScreenCTM: () => null, setPointerCapture: () => undefined });
  Object.defineProperty(svg, 'viewBox', { value: { baseVal: { width: 328, height: 328 } } });
  line = [
    [100, 100],
    [200, 100],
  ];
  lineTool(
    svg,
    () => line,
    (drawn) => {
      line = drawn;
    },
  );
});

const touch = (type: string, clientX: number, clientY: number, isPrimary = true) =>
  svg.dispatchEvent(new PointerEvent(type, { clientX, clientY, isPrimary }));

test('an end is moved by the finger that holds it', () => {
  touch('pointerdown', 205, 100);
  touch('pointermove', 250, 150);
  touch('pointerup', 250, 150);
  touch('pointermove', 10, 10);
  expect(line).toEqual([
    [100, 100],
    [250, 150],
  ]);
});

test('a second finger or a palm neither moves the line nor lets go of it', () => {
  touch('pointerdown', 205, 100);
  touch('pointerdown', 10, 300, false);
  touch('pointermove', 20, 310, false);
  expect(line[1]).toEqual([200, 100]);
  touch('pointerup', 20, 310, false);
  touch('pointercancel', 20, 310, false);
  touch('pointermove', 250, 150);
  expect(line[1]).toEqual([250, 150]);
});
