// The script in the head of guides: as document-start.ts, and marks the reader's voice assistant.

import './document-start.ts';
import { showAssistant } from './assistant.ts';

showAssistant();
