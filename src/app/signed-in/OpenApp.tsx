import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import './open-app.css';

/** A link that opens this page in the app, if the deployment has one. A computer has no app to open, and does not show it. */
export function OpenApp() {
  const t = useT();
  const appLink = __DEPLOYMENT__.appLink;
  if (!appLink) return null;
  return (
    <Button
      className="open-app"
      variant="primary"
      href={appLink.replace('{path}', encodeURIComponent(location.pathname + location.search))}
    >
      {t('common.openApp')}
    </Button>
  );
}
