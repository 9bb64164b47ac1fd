import { Suspense, useState } from 'react';
import type { Message } from '../../contract/conversation/message.ts';
import type { Image } from '../../contract/fields.ts';
import { moment } from '../../lib/moment.ts';
import { useOncePerAddress } from '../../ui/picture/use-once-per-address.ts';
import { useT } from '../../ui/screen/use-t.ts';
import { lazyComponent } from '../lazy-chunk/lazy-component.tsx';
import './conversation.css';

const Lightbox = lazyComponent('lightbox', () => import('../../ui/lightbox/Lightbox.tsx').then((module) => module.Lightbox));

interface ConversationProps {
  messages: readonly Message[];
  /** The id of a message that takes the focus */
  focus?: string | undefined;
  /** Called when the address of a picture has expired, to reload the record */
  onStale(): void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Who said what and when; pictures open large. Texts are shown as they are, never as markup. */
export function Conversation({ messages, focus, onStale }: ConversationProps) {
  const t = useT();
  return (
    <ol className="conversation">
      {messages.map((message) => (
        <li
          key={message.id}
          className={`message message-${message.from}`}
          tabIndex={-1}
          {...(message.id === focus && { ref: takeFocus })}
        >
          <p className="message-head">
            <strong>{t(message.from === 'user' ? 'common.you' : 'common.service')}</strong> {moment(message.at, t.tag)}
          </p>
          {message.text && (
            <p className="message-text" dir="auto">
              {message.text}
            </p>
          )}
          {message.images.length > 0 && <Pictures images={message.images} onStale={onStale} />}
        </li>
      ))}
    </ol>
  );
}

/** Small pictures that open large. @param onStale as for {@link Conversation} */
export function Pictures({ images, onStale }: { images: readonly Image[]; onStale(): void }) {
  const t = useT();
  const [open, setOpen] = useState<number | undefined>();
  const onError = useOncePerAddress(onStale);
  const numbered = images.map((image, index) => ({ ...image, alt: t('common.photoNumber', { number: index + 1 }) }));
  return (
    <>
      <ul className="message-pictures">
        {numbered.map(({ id, url, alt }, index) => (
          <li key={id}>
            <button type="button" aria-label={t('common.photoView', { number: index + 1 })} onClick={() => setOpen(index)}>
              <img src={url} alt={alt} width="88" height="88" loading="lazy" onError={() => onError(url)} />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <Lightbox images={numbered} index={open} onClose={() => setOpen(undefined)} onError={onError} />
        </Suspense>
      )}
    </>
  );
}
