import { copyText } from '../shell/copy-text.ts';
import { $shell } from '../stores/shell.ts';

/** `copied`: the link is on the clipboard. `manual`: neither sharing nor copying works here, the reader has to copy it. */
export type ShareResult = 'shared' | 'cancelled' | 'copied' | 'manual';

/**
 * Shares a link or a text by the app, or else the system, or else the clipboard.
 *
 * @param text shared in place of the link; the app gets both
 */
export async function share(title: string, url: string, text?: string): Promise<ShareResult> {
  const shell = $shell.get();
  const { share: system }: Partial<Navigator> = navigator;
  try {
    if (shell?.can('share')) return await shell.call('share', { title, text: text ?? title, url }).then(() => 'shared');
    if (system) return await system.call(navigator, text ? { title, text } : { title, url }).then(() => 'shared');
  } catch (error) {
    if (isCancelled(error)) return 'cancelled';
  }
  return (await copyText(text ?? url)) ? 'copied' : 'manual';
}

/** Whether the user has closed the share sheet, of the app (a ShellError) or of the system. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'cancelled'));
