import { inApp, type ShellWindow } from '../../../shell/detect.ts';

/** Where the app has a live chat that is switched on, it takes the place of the report. */
async function offerChat(place: HTMLElement): Promise<void> {
  const { connectShell } = await import('../../../shell/connect.ts');
  const shell = await connectShell();
  if (!shell.can('getOnlineServiceSwitch') || !shell.can('openOnlineService')) return;
  const { enabled } = await shell.call('getOnlineServiceSwitch');
  const chat = place.querySelector('button');
  const report = place.querySelector('a');
  if (!enabled || !chat || !report) return;
  // A chat that does not open leaves the reader with the other way.
  chat.addEventListener('click', () => void shell.call('openOnlineService').catch(() => report.removeAttribute('hidden')));
  chat.hidden = false;
  report.hidden = true;
}

if (inApp(globalThis as unknown as ShellWindow)) {
  for (const place of document.querySelectorAll<HTMLElement>('[data-support]')) void offerChat(place).catch(() => undefined);
}
