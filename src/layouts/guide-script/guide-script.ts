import { storeAssistant } from '../../shell/assistant.ts';
import { addCopyButtons } from './copy-buttons.ts';
import { openQuestions } from './questions.ts';

const guide = document.querySelector<HTMLElement>('.guide');
const tools = guide?.querySelector('template');
if (guide && tools) {
  if (guide.dataset.assistant) storeAssistant(guide.dataset.assistant);
  addCopyButtons(guide, tools);
  openQuestions(guide);
}
