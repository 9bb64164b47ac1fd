import type { Recipe } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { CookerLine, CookerNote, cookerNoteId } from '../../../recipes/cooking/CookerLine.tsx';
import { useBusy } from '../../../recipes/cooking/use-busy.ts';
import { useCooker } from '../../../recipes/cooking/use-cooker.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

interface StartStepProps {
  recipe: Recipe;
  user: UserInfo;
  /** The page that chooses another appliance */
  href: string;
}

/** Starts the appliance at the step that its program begins with. */
export function StartStep({ recipe, user, href }: StartStepProps) {
  const t = useT();
  const cooker = useCooker(recipe, user, href);
  const [busy, act] = useBusy();
  return (
    <section className="cook-appliance" aria-label={t('recipeCook.start')}>
      <CookerLine cooker={cooker} href={href} />
      {cooker.blocked && <CookerNote {...cooker.blocked} />}
      <Button
        variant="primary"
        block
        busy={busy}
        onClick={() => void act(cooker.start)}
        aria-describedby={cooker.blocked && cookerNoteId}
      >
        {t('recipeCook.start')}
      </Button>
    </section>
  );
}
