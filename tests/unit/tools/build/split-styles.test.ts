import { describe, expect, test } from 'vitest';
import { splitStyles } from '../../../../tools/build/split-styles.ts';

describe('the styles of the first paint', () => {
  const above = '<html lang="en"><body><h1 id="top" class="a b">x</h1>';
  const split = (css: string) => splitStyles(css, above);

  test.each([
    ['a tag', 'h1{order:1}', 'p{order:1}'],
    ['a class', '.a{order:1}', '.c{order:1}'],
    ['one of several', '.a.b,.c{order:1}', '.a.c{order:1}'],
    ['an id', '#top{order:1}', '#end{order:1}'],
    ['an attribute', '[lang]{order:1}', '[aria-current]{order:1}'],
    ['what scripts set on the root', '[hidden],[data-shell] .a{order:1}', '[data-shell] .c{order:1}'],
    ['what it contains', 'body:has(.a){order:1}', 'body:has(.c){order:1}'],
    ['a group', '@media (hover:hover){.a{order:1}}', '@media print{.a{order:1}}'],
    ['what moves', '@supports (top:1px){.a{order:1}}', '@keyframes turn{to{rotate:1turn}}.c{animation:1s turn}'],
    ['what nobody does at first', '.a{order:1}', '.a:hover{order:1}'],
  ])('are the rules for %s above', (_, first, rest) => {
    expect(split(first + rest)).toEqual({ first, rest });
  });

  test('are repeated after a rule that would win over them', () => {
    expect(split('h1{order:1}.c{order:2}.a{order:3}')).toEqual({
      first: 'h1{order:1}.a{order:3}',
      rest: '.c{order:2}.a{order:3}',
    });
  });

  test('leave properties that only others read to these', () => {
    const dark = (properties: string) => `@media (prefers-color-scheme:dark){:root{${properties}}}`;
    expect(split(`:root{--x:1;--y:2}${dark('--x:3;--y:4')}.a{order:var(--x)}.c{order:var(--y)}`)).toEqual({
      first: `:root{--x:1}${dark('--x:3')}.a{order:var(--x)}`,
      rest: `:root{--y:2}${dark('--y:4')}.c{order:var(--y)}`,
    });
  });
});
