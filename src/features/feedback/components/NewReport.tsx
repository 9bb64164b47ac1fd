import { Button } from '../../../ui/button/Button.tsx';
import './new-report.css';

/** The way to the form, in reach of the thumb however long the page is. */
export function NewReport({ href, label }: { href: string; label: string }) {
  return (
    <div className="new-report">
      <Button variant="primary" href={href} block>
        {label}
      </Button>
    </div>
  );
}
