import { createHmac } from 'node:crypto';
import { sendHelpSignal } from '../../src/contract/faq/signal.ts';
import { HelpSignal } from '../../src/contract/faq/signal-input.ts';
import { storeSignal } from '../help/signals.ts';
import type { Mount } from '../http/mount.ts';

/** Registered only where the deployment's `helpStatistics` says so. @param secret keys the hashes of searches */
export const helpSignalRoutes =
  (secret: string) =>
  (mount: Mount): void => {
    const hash = (text: string) => createHmac('sha256', secret).update(`help search\n${text}`).digest('hex');

    mount(sendHelpSignal, HelpSignal, async ({ db, region, input, now }) => {
      await storeSignal(db, input, { region, now, hash });
      return {};
    });
  };
