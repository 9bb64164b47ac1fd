import { useStore } from '@nanostores/react';
import { OpenApp } from '../../../app/signed-in/OpenApp.tsx';
import { ShareLink } from '../../../recipes/components/ShareLink.tsx';
import { tagOf } from '../../../recipes/recipe-language.ts';
import { shareUrl } from '../../../recipes/share-url.ts';
import { $brandName } from '../../../stores/shell.ts';
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
        <Dialog
          key={sheet}
          open
          title={
            <bdi className="recipe-more-title" lang={tagOf(recipe.lang)}>
              {recipe.title}
            </bdi>
          }
          onClose={close}
        >
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
  return (
    <Dialog open title={t('common.signInTitle')} onClose={onClose} footer={__DEPLOYMENT__.appLink && <OpenApp />}>
      <p className="quiet">{t('common.signInText', { brand })}</p>
    </Dialog>
  );
}
