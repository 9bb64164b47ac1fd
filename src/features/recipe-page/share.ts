import type { ShellError } from '../../shell/shell.ts';
import { $shell } from '../../stores/shell.ts';

/** `copied`: the link is on the clipboard. `manual`: nothing here can share or copy, the reader has to. */
export type Shared = 'shared' | 'cancelled' | 'copied' | 'manual';

/** Passes on a link: by the app, or else the system, or else the clipboard. */
export async function share(title: string, url: string): Promise<Shared> {
  const shell = $shell.get();
  const { share: system, clipboard } = navigator as Partial<Navigator>;
  try {
    if (shell?.can('share')) return await shell.call('share', { title, text: title, url }).then(() => 'shared');
    if (system) return await system.call(navigator, { title, url }).then(() => 'shared');
  } catch (error) {
    if ((error as ShellError).code === 'cancelled' || (error as DOMException).name === 'AbortError') return 'cancelled';
  }
  return clipboard
    ? clipboard.writeText(url).then(
        () => 'copied',
        () => 'manual',
      )
    : 'manual';
}
