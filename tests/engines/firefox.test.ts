import { enginesOfEnv } from '../../tools/scripts/engines.ts';
import { checkEngine } from './check-engine.ts';
import { startFirefox } from './pages.ts';

checkEngine(() => startFirefox(enginesOfEnv().firefox));
