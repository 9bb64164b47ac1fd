import { expect, test, vi } from 'vitest';

const checkKotlin = vi.hoisted(() => vi.fn(async () => undefined));
const outcome = vi.hoisted(() => ({ error: undefined as unknown }));

vi.mock('../../../../tools/native/kotlin.ts', () => ({ checkKotlin }));
vi.mock('../../../../tools/native/names.ts', () => ({ wrongNames: () => ['AppFunctions.kt:3: “shrae”'] }));
vi.mock('../../../../tools/scripts/tools.ts', async (original) => ({
  ...(await original<object>()),
  capture: async () => ({ code: 1, output: 'native/ios/Pack.swift:3:1 is no Swift\n' }),
  main: async (task: () => Promise<void>) => {
    outcome.error = await task().catch((error) => error);
  },
}));

test('an error in Swift and a wrong name are shown, and do not keep Kotlin from being checked', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await import('../../../../tools/native/check.ts');
  expect(write).toHaveBeenCalledWith(expect.stringContaining('Pack.swift:3:1'));
  expect(write).toHaveBeenCalledWith('AppFunctions.kt:3: “shrae”\n');
  write.mockRestore();
  expect(checkKotlin).toHaveBeenCalledOnce();
  expect(outcome.error).toMatchObject({
    message: 'native/ios has errors, and native/ has wrong names of functions: see above.',
  });
});
