import { unreachable } from '../../server/db/errors.ts';
import { PortInUse } from '../../server/listen.ts';
import { serve } from '../../server/serve.ts';
import { readSettings, wantsHelpStatistics } from '../../server/settings.ts';
import { stopOnSignal } from '../../server/stop-on-signal.ts';
import { main, Problem } from './tools.ts';

await main(async () => {
  const settings = readSettings(process.env);
  if ('wrong' in settings) throw new Problem(`${settings.wrong.join('\n')}\ndocs/running-the-server.md explains all of them.`);
  const stop = await serve({ ...settings, helpStatistics: wantsHelpStatistics() }).catch((error: unknown) => {
    if (error instanceof PortInUse) throw new Problem(error.message);
    throw new Problem(unreachable(error) ?? String((error as Error).stack));
  });
  stopOnSignal(stop);
  console.log(`The app servers listen on ${settings.host ?? 'localhost'}:${settings.port} for ${settings.publicUrl}`);
});
