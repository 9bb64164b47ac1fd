import { unreachable } from '../../server/db/errors.ts';
import { PortInUse } from '../../server/listen.ts';
import { goOnWithoutLog, textLog } from '../../server/observe/log.ts';
import { release } from '../../server/observe/release.ts';
import { serve } from '../../server/serve.ts';
import { readSettings, wantsHelpStatistics } from '../../server/settings.ts';
import { stopOnSignal } from '../../server/stop-on-signal.ts';
import { main, Problem } from './tools.ts';

await main(async () => {
  goOnWithoutLog();
  const settings = readSettings(process.env);
  if ('wrong' in settings) throw new Problem(`${settings.wrong.join('\n')}\ndocs/running-the-server.md explains all of them.`);
  const stop = await serve({ ...settings, helpStatistics: wantsHelpStatistics() }).catch((error: unknown) => {
    if (error instanceof PortInUse) throw new Problem(error.message);
    const { syscall, message, stack } = error as NodeJS.ErrnoException;
    if (syscall === 'listen') throw new Problem(`HOST and PORT name an address that cannot be listened on: ${message}`);
    throw new Problem(unreachable(error, settings.database) ?? String(stack));
  });
  stopOnSignal(stop);
  const started = `The app servers listen on ${settings.host ?? 'localhost'}:${settings.port} for ${settings.publicUrl}`;
  (settings.log ?? textLog(console.log))({ time: new Date().toISOString(), level: 'info', started, release });
});
