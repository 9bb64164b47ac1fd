import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** Shown after the last step. @param href the recipe's page */
export function CookEnd({ href }: { href: string }) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button is gone: move the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="cook-end">
      <span className="empty-state-icon">
        <Icon name="check" />
      </span>
      <h3 className="cook-end-title" ref={title} tabIndex={-1}>
        {t('recipeCook.endTitle')}
      </h3>
      <p>{t('recipeCook.endText')}</p>
      <Button variant="primary" href={href}>
        {t('recipeCook.toRecipe')}
      </Button>
    </section>
  );
}
