import { globSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Marked } from '../../../../src/ui/marked/Marked.tsx';

test('highlights the ranges of a text', () => {
  const { container } = render(<Marked text="Clean the brush" ranges={[[10, 15]]} />);
  expect(container.innerHTML).toBe('Clean the <mark>brush</mark>');
});

test('matches look the same everywhere', () => {
  const sheets = globSync('src/**/*.css').filter((file) => /(^|[\s,>}])mark\s*[,{]/m.test(readFileSync(file, 'utf8')));
  expect(sheets).toEqual(['src/ui/marked/marked.css']);
});
