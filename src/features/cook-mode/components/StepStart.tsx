import type { Recipe } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { CookerLine } from '../../../recipes/cooking/CookerLine.tsx';
import { useBusy } from '../../../recipes/cooking/use-busy.ts';
import { useCooker } from '../../../recipes/cooking/use-cooker.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

interface StepStartProps {
  recipe: Recipe;
  user: UserInfo;
  /** Where another appliance is chosen */
  href: string;
}

/** Starts the appliance at the step in which it begins to work. */
export function StepStart({ recipe, user, href }: StepStartProps) {
  const t = useT();
  const cooker = useCooker(recipe, user);
  const [busy, act] = useBusy();
  return (
    <section className="step-start" aria-label={t('recipeCook.start')}>
      <CookerLine cooker={cooker} href={href} />
      <Button variant="primary" block busy={busy} onClick={() => void act(cooker.start)}>
        {t('recipeCook.start')}
      </Button>
    </section>
  );
}
