import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { describe, expect, test, vi } from 'vitest';
import { writingRules } from '../../../src/mdx/writing-rules.ts';

const compile = async (text: string, file = 'content/en/instructions/x.mdx') =>
  (await mdxToJs(text, { mdastPlugins: [writingRules], fileURL: pathToFileURL(file) })).code;

describe('a heading', () => {
  test('gets the anchor that its writer chose', async () => {
    const code = await compile('## Set *the* water [#water]\n');
    expect(code).toContain('id: "water"');
    expect(code).toContain('" water"');
    expect(code).not.toContain('#water');
  });
});

describe('steps', () => {
  test('are numbered, and named after their list', async () => {
    const code = await compile('<Steps name="water">\n  <Step>a</Step>\n  <Step>\n    b\n\n    c\n  </Step>\n</Steps>\n');
    expect([...code.matchAll(/(?:number|anchor): "(.*?)"/g)].map(([, value]) => value)).toEqual(['1', 'water-1', '2', 'water-2']);
  });
});

describe('an answer', () => {
  const anchors = async (text: string, file = 'content/de/faq/x.mdx') =>
    [...(await compile(text, file)).matchAll(/id: "(.*?)"/g)].map(([, id]) => id);

  test('gives its steps, points and paragraphs their anchors, and another list goes on', async () => {
    const text = 'a *b*\n\n1. **c** d\n2. e\n\n- f\n\n<Note>\n\ng\n\n</Note>\n\n1. h\n';
    expect(await anchors(text)).toEqual(['text-1', 'step-1', 'step-2', 'point-1', 'text-2', 'step-3']);
  });

  test('is alone in that', async () => {
    expect(await anchors('1. a\n\nb\n', 'content/de/instructions/faq.mdx')).toEqual([]);
  });
});

describe('{{brand}}', () => {
  test('becomes the component that shows the brand’s name', async () => {
    expect(await compile('Open the {{brand}} app.\n')).toMatch(/"Open the ",\s*_jsx\(Brand, \{\}\),\s*" app."/);
  });
});

describe('{{model}}', () => {
  test('becomes the component that shows the model’s name', async () => {
    expect(await compile('Put the {{model}} on its dock.\n')).toMatch(/"Put the ",\s*_jsx\(Model, \{\}\),\s*" on its dock."/);
  });

  test('stays as it is in a caption, where the figure names it', async () => {
    expect(await compile('<Figure caption="The {{model}}">\n  <FloorLevels />\n</Figure>')).toContain('caption: "The {{model}}"');
  });
});

test('a figure’s caption may be empty where the drawing’s labels say all', async () => {
  expect(await compile('<Figure caption="">\n  <FloorLevels />\n</Figure>')).toContain('caption: ""');
});

describe('a guide is refused, with its file and line and what to do,', () => {
  test.each([
    [
      'when text stands between steps',
      '<Steps name="a">\n  <Step>a</Step>\n\nhello *you*\n</Steps>',
      'line 4: the guide has something else than a <Step> in <Steps name="a">: "hello you". Put it into a step',
    ],
    [
      'when another component stands between steps',
      '<Steps name="a">\n  <Step>a</Step>\n\n  <Note>b</Note>\n</Steps>',
      'in <Steps name="a">: <Note>',
    ],
    ['when a list stands in for steps', '<Steps name="a">\n1. a\n2. b\n</Steps>', 'in <Steps name="a">: "ab"'],
    [
      'when a component does not exist',
      'a\n\n<Waring>\n\nb\n\n</Waring>',
      'line 3: the guide has <Waring>, which is no component. There',
    ],
    ['when one in a sentence does not', 'a <Adress /> b', 'line 1: the guide has <Adress>, which is no component.'],
    ['when steps have no name', '<Steps>\n  <Step>a</Step>\n</Steps>', 'line 1: the guide has <Steps> without a name'],
    [
      'when their name could not be part of an address',
      '<Steps name="Mein Wasser">\n  <Step>a</Step>\n</Steps>',
      'without a name',
    ],
    ['when there are none', '<Steps name="a"></Steps>', 'without a <Step>'],
    ['when a step stands alone', '## A [#a]\n\n<Step>\n  a\n</Step>', 'line 3: the guide has a <Step> outside of <Steps>'],
    ['when a heading has no anchor', '\n\n## Set it', 'line 3: the guide has the heading "Set it" without an anchor'],
    ['when two anchors are the same', '## A [#a]\n\n## B [#a]', 'line 3: the guide uses the anchor or name "a" twice'],
    ['when a heading holds a name', '## The {{model}} [#a]', 'has a component or braces in a heading'],
    ['when an anchor is the page’s own', '## A [#languages]', 'which the page around the guide has already'],
    [
      'when steps would take a heading’s anchor',
      '## A [#a-1]\n\n<Steps name="a">\n  <Step>a</Step>\n</Steps>',
      'uses the anchor or name "a-1" twice',
    ],
    ['when it has a title of its own', '# Set it [#set]', 'The title stands in the frontmatter'],
    ['when it imports', "import X from './x.astro'\n", 'needs no import'],
    ['when it computes', 'One {1 + 1} two', 'has {1 + 1}. Only {{brand}} and {{model}} may stand in braces'],
    ['when it names something else', 'The {{device}} stops', 'has {{device}}. Only {{brand}} and {{model}}'],
    ['when a name has a brace too many', 'The {{brand}}} app', 'line 1: the guide has } in its text. Write {{brand}}'],
    ['when a name has backslashes', 'The \\{\\{brand\\}\\} app', 'line 1: the guide has {{ in its text'],
    [
      'when a caption has a brace too many',
      '<Figure caption="The {{model}}}">\n  <FloorLevels />\n</Figure>',
      'line 1: the guide has } in its text',
    ],
    ['when a name lacks a brace', 'The {brand} app', 'has {brand}. Only {{brand}} and {{model}}'],
    ['when a name stands alone', 'One\n\n{{brand}}\n\ntwo', 'has {{brand}} on a line of its own. Only {{brand}} and {{model}}'],
    ['when it has a comment', 'One\n\n{/* later */}\n\ntwo', 'on a line of its own'],
    ['when a figure has no drawing', '<Figure caption="x">\n  words\n</Figure>', 'does not hold exactly one drawing'],
    [
      'when a figure holds words',
      '<Figure caption="x">\n  <FloorLevels />\n\n  words\n</Figure>',
      'Words belong into its caption',
    ],
    ['when a danger comes too late', '<Note>\n  a\n</Note>\n\n<Danger>\n  b\n</Danger>', 'has a <Danger> after <Note>'],
    [
      'when an assistant does not exist',
      '<Assistants>\n  <Assistant is="gogle">\n    a\n  </Assistant>\n</Assistants>',
      'line 2: the guide has <Assistant is="gogle">, which is no assistant. There are: google alexa alice',
    ],
    [
      'when its commands are another’s',
      '<Commands assistant="siri" />',
      'has <Commands assistant="siri">, which is no assistant',
    ],
    ['when a figure has no caption', '<Figure>\n  <FloorLevels />\n</Figure>', 'without a caption'],
  ])('%s', async (_, text, problem) => {
    await expect(async () => compile(text)).rejects.toThrow(problem);
    await expect(async () => compile(text)).rejects.toThrow(/^content\/en\/instructions\/x\.mdx, line \d+: the guide /);
  });
});

test('a component can be used once it is in src/mdx/index.ts, also in a program that runs already', async () => {
  const page = () => compile('<CableOnFloor />\n');
  await expect(page()).rejects.toThrow('which is no component.');
  const read = vi.spyOn(fs, 'readFileSync').mockReturnValue("import CableOnFloor from './figures/CableOnFloor.astro';\n");
  syncBuiltinESMExports();
  await expect(
    page().finally(() => {
      read.mockRestore();
      syncBuiltinESMExports();
    }),
  ).resolves.toContain('CableOnFloor');
});
