import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './new-report.css';

/** The way to the form, in reach of the thumb however long the page is. */
export function NewReport({ href }: { href: string }) {
  const t = useT();
  return (
    <div className="new-report">
      <Button variant="primary" href={href} block>
        {t('feedback.new')}
      </Button>
    </div>
  );
}
