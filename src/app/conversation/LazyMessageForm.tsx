import { type ComponentProps, Suspense } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { lazyComponent } from '../lazy-chunk/lazy-component.tsx';

const MessageForm = lazyComponent('answer', () => import('./MessageForm.tsx').then((part) => part.MessageForm));

/** The form for a message, loaded after the record, which is read first. Where it is folded, what is below it stays in its place. */
export function LazyMessageForm(props: ComponentProps<typeof MessageForm>) {
  const t = useT();
  const folded = (
    <Button block aria-disabled>
      {t('conversation.write')}
    </Button>
  );
  return (
    <Suspense fallback={props.folded && folded}>
      <MessageForm {...props} />
    </Suspense>
  );
}
