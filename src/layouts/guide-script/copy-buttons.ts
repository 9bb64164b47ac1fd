import { storeAssistant } from '../../shell/assistant.ts';
import { copyText } from '../../shell/copy-text.ts';

/** Milliseconds that a button shows that it has copied. */
const copiedDuration = 4000;

/** The quotation marks around a phrase, of whatever language. */
const quotes = /^[\p{Pi}\p{Pf}\p{Ps}\s]+|[\p{Pi}\p{Pf}\p{Pe}\s]+$/gu;

/**
 * Puts a button beside each phrase or address that a reader may want to copy. One status says what came of it; where copying fails, the
 * text is selected.
 *
 * @param tools has the button to clone, and the texts of the status
 */
export function addCopyButtons(guide: HTMLElement, tools: HTMLTemplateElement): void {
  const model = tools.content.querySelector('button');
  const places = guide.querySelectorAll<HTMLElement>('.copyable');
  if (!model || places.length === 0) return;
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  guide.append(status);

  for (const place of places) {
    const source = place.querySelector('q') ?? place;
    const text = (source.textContent ?? '').replace(quotes, '');
    const button = document.importNode(model, true);
    button.setAttribute(
      'aria-label',
      (model.getAttribute('aria-label') ?? '').replace('%', () => text),
    );
    button.addEventListener('click', async () => {
      status.textContent = '';
      const copied = await copyText(text);
      status.textContent = (copied ? tools.dataset.copied : tools.dataset.notCopied) ?? '';
      if (copied) showCopied(button);
      else getSelection()?.selectAllChildren(source);
      const { assistant } = place.closest<HTMLElement>('.assistant')?.dataset ?? {};
      if (assistant) storeAssistant(assistant);
    });
    place.append(button);
  }
}

function showCopied(button: HTMLButtonElement): void {
  button.dataset.copied = '';
  setTimeout(() => {
    delete button.dataset.copied;
  }, copiedDuration);
}
