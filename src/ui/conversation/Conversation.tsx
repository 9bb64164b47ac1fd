import { Suspense, useState } from 'react';
import type { Image } from '../../contract/images.ts';
import type { Message } from '../../contract/message.ts';
import { moment } from '../../lib/moment.ts';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { useT } from '../screen/use-t.ts';
import './conversation.css';

const Lightbox = lazyPart('lightbox', () => import('../lightbox/Lightbox.tsx').then((module) => module.Lightbox));

/** Who said what and when; pictures open large. Texts are shown as they are, never as markup. */
export function Conversation({ messages }: { messages: readonly Message[] }) {
  const t = useT();
  return (
    <ol className="conversation">
      {messages.map((message) => (
        <li key={message.id} className={`message message-${message.from}`}>
          <p className="message-head">
            <strong>{t(message.from === 'user' ? 'common.you' : 'common.service')}</strong> {moment(message.at, t.tag)}
          </p>
          {message.text && (
            <p className="message-text" dir="auto">
              {message.text}
            </p>
          )}
          {message.images.length > 0 && <Pictures images={message.images} />}
        </li>
      ))}
    </ol>
  );
}

/** Small pictures that open large. */
export function Pictures({ images }: { images: readonly Image[] }) {
  const t = useT();
  const [open, setOpen] = useState<number | undefined>();
  const numbered = images.map((image, index) => ({ ...image, alt: t('common.photoNumber', { number: index + 1 }) }));
  return (
    <>
      <ul className="message-pictures">
        {numbered.map(({ id, url, alt }, index) => (
          <li key={id}>
            <button type="button" aria-label={t('common.photoView', { number: index + 1 })} onClick={() => setOpen(index)}>
              <img src={url} alt={alt} width="88" height="88" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <Lightbox
            images={numbered}
            index={open}
            onClose={() => setOpen(undefined)}
            labels={{ close: t('common.close'), previous: t('common.previousPhoto'), next: t('common.nextPhoto') }}
          />
        </Suspense>
      )}
    </>
  );
}
