import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { cookbooksOf, type LocalCookbook } from '../../../shell/local-cookbooks.ts';
import type { ShellError, ShellMethod } from '../../../shell/shell.ts';
import { onVisible } from '../../../stores/page-events.ts';
import { ask } from '../../../stores/questions.ts';
import { $shell } from '../../../stores/shell.ts';
import { showToast } from '../../../stores/toasts.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** The cookbooks that the app stores on the phone, if any (docs/spec.md §7). The app opens and deletes them. */
export function LocalCookbooks() {
  const t = useT();
  const shell = useStore($shell, { ssr: 'initial' });
  const [cookbooks, setCookbooks] = useState<readonly LocalCookbook[]>([]);

  useEffect(() => {
    if (!shell?.can('getLocalCookbooks')) return undefined;
    const read = () =>
      shell.call('getLocalCookbooks').then(
        (reply) => setCookbooks(cookbooksOf(reply.cookbooks)),
        () => undefined,
      );
    void read();
    // The app may have changed them while one of its own screens was open.
    return onVisible(read);
  }, [shell]);

  if (!shell || cookbooks.length === 0) return null;

  const can = (method: ShellMethod) => shell.can(method);
  const failed = () => showToast(t('common.error'));
  /** What the app opened, the reader may have closed at once. */
  const notOpened = ({ code }: ShellError) => {
    if (code !== 'cancelled') failed();
  };
  const remove = async ({ id, name }: LocalCookbook) => {
    const question = { text: t('recipes.deleteLocal', { name }), confirm: t('common.delete'), cancel: t('common.cancel') };
    if (!(await ask({ ...question, danger: true }))) return;
    await shell.call('deleteLocalCookbook', { id }).then(() => {
      setCookbooks((all) => all.filter((cookbook) => cookbook.id !== id));
      showToast(t('recipes.deletedLocal'), 'success');
    }, failed);
  };

  return (
    <CellGroup label={t('recipes.local')}>
      {cookbooks.map((cookbook) => (
        <Cell
          key={cookbook.id}
          label={<bdi>{cookbook.name}</bdi>}
          {...(can('showCookbookDetail') && {
            onClick: () => void shell.call('showCookbookDetail', { id: cookbook.id }).catch(notOpened),
            chevron: true,
          })}
          action={
            <>
              {can('showCookbookMore') && (
                <IconButton
                  icon="more"
                  aria-label={`${t('recipes.more')}: ${cookbook.name}`}
                  onClick={() => void shell.call('showCookbookMore', { id: cookbook.id }).catch(notOpened)}
                />
              )}
              {can('deleteLocalCookbook') && (
                <IconButton
                  icon="trash"
                  aria-label={`${t('common.delete')}: ${cookbook.name}`}
                  onClick={() => void remove(cookbook)}
                />
              )}
            </>
          }
        />
      ))}
    </CellGroup>
  );
}
