import { type ComponentProps, Suspense, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { lazyComponent } from '../lazy-chunk/lazy-component.tsx';

const MessageForm = lazyComponent('answer', () => import('./MessageForm.tsx').then((part) => part.MessageForm));

/** The form for a message, loaded after the record, which is read first. Where it is folded, what is below it stays in its place. */
export function LazyMessageForm(props: Omit<ComponentProps<typeof MessageForm>, 'pressed' | 'focused'>) {
  const t = useT();
  const [pressed, setPressed] = useState(false);
  // A button that goes away under the finger gets no click.
  const [held, setHeld] = useState(false);
  const [focused, setFocused] = useState(false);
  const folded = (
    <Button
      block
      busy={pressed}
      onClick={() => setPressed(true)}
      onPointerDown={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {t('conversation.write')}
    </Button>
  );
  return (
    <Suspense fallback={props.folded && folded}>
      <MessageForm {...props} pressed={pressed || held} focused={focused} />
    </Suspense>
  );
}
