// The script in the head of guides: what the first paint needs, and no more.

import { showAssistant } from './assistant.ts';
import { prepareDocument } from './prepare-document.ts';

prepareDocument();
showAssistant();
