import { enginesOfEnv } from '../../tools/scripts/engines.ts';
import { checkEngine } from './check-engine.ts';
import { startChromium } from './pages.ts';

checkEngine(() => startChromium(enginesOfEnv().chromium));
