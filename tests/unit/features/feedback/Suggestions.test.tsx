// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../../../src/app/device/use-devices.ts', () => ({
  useDevices: () => ({ status: 'loading' }),
}));

const { cleanup } = await import('@testing-library/react');
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

test('suggestions take no room before there are any, so that nothing moves as they are loaded', () => {
  const { container } = renderInScreen(
    <FormContext value={form}>
      <form>
        <input name="description" defaultValue="" />
        <Suggestions
          user={undefined}
          onNotes={nothing}
          deviceId=""
          hrefs={{ answer: '/faqDetail', index: '/faq/en.json' }}
          onProblem={nothing}
          onDevice={nothing}
        />
      </form>
    </FormContext>,
  );
  const field = container.querySelector('input[name=article]');
  expect(field?.closest('[hidden]')).not.toBeNull();
});
