import { pageParams } from '../../../lib/page-params.ts';
import type { ShellError } from '../../../shell/shell.ts';

const link = (name: string) => document.querySelector<HTMLAnchorElement>(`.support [data-${name}]`);

/** Offers the app's live chat where it is switched on. A chat that does not open leads to the report. */
async function offerChat(): Promise<void> {
  const { connectShell } = await import('../../../shell/connect.ts');
  const shell = await connectShell();
  const chat = link('chat');
  if (!chat || !shell.can('getOnlineServiceSwitch') || !shell.can('openOnlineService')) return;
  const { enabled } = await shell.call('getOnlineServiceSwitch');
  chat.addEventListener('click', (event) => {
    event.preventDefault();
    void shell.call('openOnlineService').catch(({ code }: ShellError) => {
      if (code !== 'cancelled') location.assign(link('report')?.href ?? chat.href);
    });
  });
  chat.parentElement?.toggleAttribute('hidden', !enabled);
}

// The app opens a page from a device's page: the report is then about that device.
const { device } = pageParams(location);
const report = link('report');
if (report && device) {
  const address = new URL(report.href);
  address.searchParams.set('device', device);
  report.href = address.href;
}
if ('shell' in document.documentElement.dataset) void offerChat().catch(() => undefined);
