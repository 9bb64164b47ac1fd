import { enginesOfEnv } from '../../tools/scripts/engines.ts';
import { checkEngine } from './check-engine.ts';
import { startWebKit } from './webdriver.ts';

checkEngine(() => startWebKit(enginesOfEnv().webkit));
