import { describe, expect, test } from 'vitest';
import catalogue from '../../../content/catalogue.json' with { type: 'json' };
import { contextOf, guideContext, labelsOf, levelsOf, modelOf, named, textsOf } from '../../../src/mdx/guide-context.ts';
import { can } from '../../../src/mdx/guide-pages.ts';
import { modesOf } from '../../../src/mdx/suction-modes.ts';
import { pageAt } from './page-at.ts';

const english = { locale: 'en' } as const;
const at = (path: string) => guideContext(pageAt(path), 'en', english);

describe('a guide knows', () => {
  test('the model that its address names', () => {
    expect(at('/moreMapsV330').model?.name).toBe('V330');
    expect(at('/intelligentVoiceTemplateView/K10').model?.kind).toBe('airFryer');
  });

  test('the model that the table says it is about', () => {
    expect(at('/multiMapDescriptionPage').model?.key).toBe('900a');
  });

  test('the brand that it belongs to, by its address, its product or the table', () => {
    const brands = ['/vactidy/guide', '/ultenicFAQ', '/ultenicDiscover'].map((path) => at(path).brand?.key);
    expect(brands).toEqual(['vactidy', 'ultenic', 'ultenic']);
  });

  test('no model and no brand where it is for all of them', () => {
    expect(at('/scene')).toMatchObject({ model: undefined, brand: undefined });
  });

  test('its own language beside the page’s, when its menus were checked, and whether it is a HowTo', () => {
    const body = '<Steps name="on">\n  <Step>a</Step>\n</Steps>';
    const context = guideContext(pageAt('/scene'), 'de', { locale: 'en', checked: '2026-11', body });
    expect(context).toMatchObject({ pageLocale: 'de', locale: 'en', checked: '2026-11', isHowTo: true });
    expect(at('/scene')).toMatchObject({ checked: undefined, isHowTo: false });
  });
});

describe('the components of a guide', () => {
  test('speak the language of its text, whatever the page’s is', () => {
    expect(textsOf({ guide: guideContext(pageAt('/scene'), 'en', { locale: 'de' }) })('guide.off')).toBe('Aus');
    expect(textsOf({ guide: guideContext(pageAt('/scene'), 'de', english) })('guide.off')).toBe('Off');
  });

  test('draw the brand by its name: the page’s own, or the default’s, which the description leaves open', () => {
    const locals = { guide: at('/googleHomeBind') };
    expect([labelsOf(locals)('figures.yourBrand'), textsOf(locals)('figures.yourBrand')]).toEqual(['Companion', 'Your brand']);
    const own = { guide: at('/ultenic/guide') };
    expect([labelsOf(own)('figures.yourBrand'), textsOf(own)('figures.yourBrand')]).toEqual(['Ultenic', 'Ultenic']);
    expect(labelsOf(own)('guide.off')).toBe('Off');
  });

  test('know the vacuum that it is about', () => {
    expect(modelOf({ guide: at('/deviceiInstructions900a') }, 'Levels').waterLevels).toBe(4);
  });

  test('show the levels and modes that its model has, and no others', () => {
    const vacuum = modelOf({ guide: at('/deviceiInstructions900a') }, 'Levels');
    expect(levelsOf(vacuum)).toEqual([0, 1, 2, 3, 4]);
    expect(levelsOf({ ...vacuum, waterLevels: 3, waterOff: false })).toEqual([1, 2, 3]);
    expect(modesOf({ suction: ['quiet', 'max'] }).map(({ name }) => name)).toEqual(['modeQuiet', 'modeMax']);
    expect(() => modesOf({ suction: ['turbo'] })).toThrow('content/catalogue.json has the suction mode "turbo"');
  });

  test.each([
    ['/scene', 'automation/scene'],
    ['/intelligentVoiceTemplateView/K10', 'voice-templates/airFryer'],
  ])('refuse to show what a vacuum can do on %s', (path, id) => {
    expect(() => modelOf({ guide: at(path) }, 'Levels')).toThrow(
      `content/en/${id}.mdx has <Levels>, which shows what a vacuum can do, and ${path} is about no vacuum`,
    );
  });

  test('refuse to work outside of a guide', () => {
    expect(() => contextOf({})).toThrow('inside the layout Guide only');
    expect(() => textsOf({})).toThrow(TypeError);
    expect(() => modelOf({}, 'Levels')).toThrow(TypeError);
  });
});

describe('a title', () => {
  test('has the names of the model and of the page’s brand in it', () => {
    expect(named('The {{model}}: {{model}}', at('/deviceiInstructionsLdsT6'))).toBe('The LDS\u00A0T6: LDS\u00A0T6');
    expect(named('News of {{brand}}', at('/vactidyNotice'))).toBe('News of Vactidy');
  });

  test('stays as it is without a name, or with braces of another kind', () => {
    expect(named('Smart scenes {{x}}', at('/scene'))).toBe('Smart scenes {{x}}');
  });

  test('is refused with a name that the page does not have', () => {
    const german = guideContext(pageAt('/scene'), 'de', { locale: 'de' });
    expect(() => named('How to use the {{model}}', german)).toThrow(
      'content/de/automation/scene.mdx has {{model}}, and /scene belongs to no model',
    );
    expect(() => named('{{brand}}', at('/guide'))).toThrow('belongs to no brand');
  });
});

describe('a model', () => {
  const model = catalogue.models.find(({ key }) => key === '900a');

  test('can do what the catalogue gives it, more than none', () => {
    expect(['partitions', 'maps', 'suction', 'waterOff'].map((feature) => can(model, feature))).toEqual([true, true, true, true]);
  });

  test.each([
    ['none of it', { ...model, partitions: 0 }, 'partitions'],
    ['an empty list of it', { ...model, suction: [] }, 'suction'],
    ['nothing of that name', model, 'wings'],
    ['no catalogue', undefined, 'partitions'],
  ])('can not, with %s', (_, one, feature) => {
    expect(can(one as typeof model, feature)).toBe(false);
  });
});
