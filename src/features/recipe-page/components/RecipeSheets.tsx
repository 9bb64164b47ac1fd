import { useStore } from '@nanostores/react';
import { ShareLink } from '../../../recipes/components/ShareLink.tsx';
import { shareUrl } from '../../../recipes/share-url.ts';
import { $brandName } from '../../../stores/shell.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { RecipeSheetsProps } from '../recipe-page.ts';
import { RecipeMore } from './RecipeMore.tsx';
import { ReportForm } from './ReportForm.tsx';

/** The open sheet of a recipe's page. */
export function RecipeSheets(props: RecipeSheetsProps) {
  const { recipe, user, sheet, onSheet } = props;
  const t = useT();
  const close = () => onSheet(undefined);
  switch (sheet) {
    case 'more':
      return (
        <Dialog key={sheet} open title={<bdi className="recipe-more-title">{recipe.title}</bdi>} onClose={close}>
          <RecipeMore {...props} />
        </Dialog>
      );
    case 'report':
      return (
        <Dialog key={sheet} open title={t('recipePage.reportTitle')} onClose={close}>
          <ReportForm recipe={recipe} user={user} onDone={close} />
        </Dialog>
      );
    case 'share':
      return (
        <Dialog key={sheet} open title={t('recipePage.share')} onClose={close}>
          <p className="quiet">{t('recipePage.shareHint')}</p>
          <ShareLink url={shareUrl()} label={t('recipePage.shareLink')} />
        </Dialog>
      );
    case 'signIn':
      return <SignIn onClose={close} />;
  }
}

function SignIn({ onClose }: { onClose(): void }) {
  const t = useT();
  const brand = useStore($brandName, { ssr: 'initial' });
  const appLink = __DEPLOYMENT__.appLink;
  return (
    <Dialog
      open
      title={t('common.signInTitle')}
      onClose={onClose}
      footer={
        appLink && (
          <Button variant="primary" href={appLink}>
            {t('common.openApp')}
          </Button>
        )
      }
    >
      <p className="quiet">{t('common.signInText', { brand })}</p>
    </Dialog>
  );
}
