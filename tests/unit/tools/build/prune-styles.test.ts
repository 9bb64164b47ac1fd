import { describe, expect, test } from 'vitest';
import { pruneStyles } from '../../../../tools/build/prune-styles.ts';

const page = (classes: string) => `<body><p class="${classes}">x</p></body>`;

describe('the styles of a page', () => {
  test.each([
    ['a rule without classes', 'p{color:red}:root{margin:0}', ''],
    ['a property that a rule reads', ':root{--x:1;--y:var(--x)}.a{--x:2}p{margin:calc(var(--y) + 1px)}', 'a'],
    ['a rule for one of its classes', '.a .b,.c{color:red}', 'c'],
    ['a rule whose other classes may be absent', '.a:is(.b,.c:has(.f,p)):not(.d:has(.e)){color:red}', 'a c'],
    ['a rule in a group', '@media print{@supports (x:y){.a{color:red}}}', 'a'],
    ['a brace in a string', '.a:before{content:"}"}.a{color:red}', 'a b'],
    ['what is no rule', '@view-transition{navigation:auto}@font-face{font-family:x}', ''],
    ['an animation', '.a{animation:1s turn}@keyframes turn{to{rotate:1turn}}', 'a'],
  ])('keep %s', (_, css, classes) => {
    expect(pruneStyles(css, page(classes))).toBe(css);
  });

  test.each([
    ['a rule for another class', '.b{color:red}p{color:red}', 'a', 'p{color:red}'],
    ['a rule that needs one class more', '.a.b{color:red}.a .b{color:red}.a{color:red}', 'a', '.a{color:red}'],
    ['a rule that would need one of some classes', '.a:is(.b,.c) p,.a:has(>.b){color:red}', 'a', ''],
    ['a rule with braces in a string', `.b:before{content:"}"}.b:after{content:'{'}.a{color:red}`, 'a', '.a{color:red}'],
    ['a group that is empty then', '@media print{.b{color:red}}.a{color:red}', 'a', '.a{color:red}'],
    ['a property that nothing reads', ':root{color:red;--x:1;--y:"a"}p{--z:1}', 'a', ':root{color:red}'],
    ['one that only such a property reads', ':root{--x:1;--y:var(--x)}@media print{:root{--y:2}}', 'a', ''],
    ['an animation that nothing runs', '.b{animation:1s turn}@keyframes turn{0%{rotate:0}to{rotate:1turn}}', 'a', ''],
  ])('leave out %s', (_, css, classes, left) => {
    expect(pruneStyles(css, page(classes))).toBe(left);
  });

  test.each([
    ['it', ':root{--x:1px}p{margin:var(--x) var(--x,2px)}', ':root{--x:1px}p{margin:1px var(--x,2px)}'],
    ['text in quotes', ':root{--x:"a, b"}p{content:var(--x)}', 'p{content:"a, b"}'],
  ])('have the value of a property where it is read, if the root alone has %s', (_, css, left) => {
    expect(pruneStyles(css, page('a'))).toBe(left);
  });

  test.each([
    ['depends', ':root{--x:1}@media print{:root{--x:2}}p{order:var(--x)}'],
    ['is set below the root', 'p{--x:1}a{order:var(--x)}'],
    ['holds a semicolon in brackets', ':root{--x:url(data:image/png;base64,AAA)}p{background:var(--x)}'],
    ['holds a semicolon in quotes', ':root{--x:"a;b"}p{content:var(--x)}'],
    ['is important', ':root{--x:1!important}p{order:var(--x)}'],
    ['reads another', ':root{--x:var(--y);--y:1}.a{--y:2}p{order:var(--x)}'],
  ])('read a property that %s', (_, css) => {
    expect(pruneStyles(css, page('a'))).toBe(css);
  });

  test.each([
    ['a stylesheet that comes later', '.danger{--x:2}'],
    ['a script', "style.setProperty('--x', 2)"],
  ])('read a property that %s sets', (_, later) => {
    const css = ':root{--x:1}p{order:var(--x)}';
    expect(pruneStyles(css, page('a'), later)).toBe(css);
    expect(pruneStyles(css, `${page('a')}<script>${later}</script>`)).toBe(css);
  });

  test('keep a property that a script will read', () => {
    expect(pruneStyles(':root{--x:1;--y:2}', page('a'), 'var(--x')).toBe(':root{--x:1}');
  });

  test('keep a property that an attribute of the page reads', () => {
    expect(pruneStyles(':root{--x:1;--y:2}', '<path fill="var(--x)"></path><style>p{color:var(--y)}</style>')).toBe(
      ':root{--x:1}',
    );
  });

  test('are its own, however many pages share them', () => {
    const css = ':root{--x:1}.a{color:red}.b{color:tan}';
    const reads = '<path fill="var(--x)"></path>';
    for (let time = 0; time < 2; time++) {
      expect(pruneStyles(css, page('a'))).toBe('.a{color:red}');
      expect(pruneStyles(css, page('b'))).toBe('.b{color:tan}');
      expect(pruneStyles(css, page('b') + reads)).toBe(':root{--x:1}.b{color:tan}');
    }
  });

  test('are those of its language and of its text’s', () => {
    const css = ':lang(zh){a:a}:lang(zh-Hant){b:b}:lang(ja){c:c}:lang(ko),:lang(en){d:d}';
    expect(pruneStyles(css, '<html lang="zh-Hant-HK"><a lang="ja"></a></html>')).toBe(':lang(zh){a:a}:lang(zh-Hant){b:b}');
    expect(pruneStyles(css, '<html class="x" lang="ja"><main id="main" lang="en"></main></html>')).toBe(
      ':lang(ja){c:c}:lang(ko),:lang(en){d:d}',
    );
  });

  test('tell of text from right to left where there is some', () => {
    const css = '[dir=rtl] :is(.a,.b){a:b}p{c:d}';
    expect(pruneStyles(css, '<html lang="ar" dir="rtl"><p class="a">')).toBe(css);
    expect(pruneStyles(css, '<html lang="de"><p class="a" dir="auto">rtl</p></html>')).toBe('p{c:d}');
  });

  test('are those of its brand, and of all brands where the reader’s decides', () => {
    const css = ':root{a:a}[data-brand=x]{b:b}[data-brand=y]{c:c}[data-brand]{d:d}';
    expect(pruneStyles(css, '<html lang="en" data-brand="x">')).toBe(':root{a:a}[data-brand=x]{b:b}[data-brand]{d:d}');
    expect(pruneStyles(css, '<html lang="en"><p data-brand-name></p></html>')).toBe(css);
  });
});
