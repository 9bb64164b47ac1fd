import { flushSync } from 'react-dom';
import { whenReleased as runWhenReleased } from '../../shell/page/when-released.ts';

/** Runs an action, and draws what it changes, once nothing is pressed. @returns cancels it */
export const whenReleased = (action: () => void): (() => void) => runWhenReleased(() => flushSync(action));
