// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { toIndexFile, toTextsFile } from '../../../../src/lib/search/files.ts';

vi.mock('../../../../src/app/device/use-devices.ts', () => ({
  useDevices: () => ({ status: 'loading' }),
}));

const entry = { id: 'offline', title: 'It is offline', phrases: '', problem: 'network', devices: 'all' as const };
const words = { stopWords: [], synonyms: [], offTopic: [], devices: {} };
vi.mock('../../../../src/api/site-file.ts', () => ({
  loadSiteFile: async (path: string) =>
    path.endsWith('-texts.json')
      ? toTextsFile({ offline: { description: 'Move it closer.', passages: [] } })
      : toIndexFile({ tag: 'en', entries: [entry], variants: '', readings: '', ...words }),
}));

const { cleanup, fireEvent, screen } = await import('@testing-library/react');
const { Suggestions } = await import('../../../../src/features/feedback/components/Suggestions.tsx');
const { newDraft } = await import('../../../../src/stores/drafts.ts');
const { FormContext } = await import('../../../../src/app/form/form.ts');
const { renderInScreen } = await import('../../ui/in-screen.tsx');

afterEach(cleanup);

const nothing = () => undefined;
const form = {
  errors: {},
  restored: undefined,
  used: true,
  images: [],
  photos: {} as never,
  changed: nothing,
  clear: nothing,
  prefill: nothing,
  draft: () => newDraft('feedback', ''),
  setMeta: () => undefined,
  show: nothing,
  discard: async () => undefined,
};

const show = () =>
  renderInScreen(
    <FormContext value={form}>
      <form>
        <select name="typeId" aria-label="Problem type">
          <option value="">None</option>
          <option value="network">Network</option>
        </select>
        <input name="description" defaultValue="" />
        <Suggestions
          user={undefined}
          onNotes={nothing}
          deviceId=""
          hrefs={{ answer: '/faqDetail', index: '/faq/en.json', texts: '/faq/en-texts.json' }}
          onProblem={nothing}
          onDevice={nothing}
          onSource={nothing}
        />
      </form>
    </FormContext>,
  );

test('suggestions take no room before there are any, so that nothing moves as they are loaded', () => {
  const { container } = show();
  const field = container.querySelector('input[name=article]');
  expect(field?.closest('[hidden]')).not.toBeNull();
});

test('answers are offered once a type of problem is chosen', async () => {
  show();
  fireEvent.input(screen.getByLabelText('Problem type'), { target: { value: 'network' } });
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/faqDetail/offline');
});
