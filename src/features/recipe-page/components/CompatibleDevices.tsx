import { useStore } from '@nanostores/react';
import { useDevices } from '../../../app/device/use-devices.ts';
import type { Recipe } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { isCompatible, maxTemperature } from '../../../recipes/is-compatible.ts';
import { temperatureText } from '../../../recipes/measures.ts';
import { tagText } from '../../../recipes/tags.ts';
import { $measures } from '../../../stores/measures.ts';
import { useT } from '../../../ui/screen/use-t.ts';

/** The kinds of appliances for a recipe, and which of the user's devices are compatible. */
export function CompatibleDevices({ recipe, user }: { recipe: Recipe; user: UserInfo | undefined }) {
  const t = useT();
  const resource = useDevices(user !== undefined);
  const { temperature } = useStore($measures, { ssr: 'initial' });

  const kinds = recipe.tags.equipment.map((tag) => tagText(t, { dimension: 'equipment', tag }));
  const degrees = maxTemperature(recipe);
  const own = resource.status === 'ready' ? resource.data.devices.filter((device) => isCompatible(device, recipe)) : undefined;
  return (
    <section className="recipe-part">
      <h3 className="recipe-part-title">{t('recipePage.devices')}</h3>
      <p className="recipe-devices">
        {new Intl.ListFormat(t.tag, { type: 'disjunction' }).format(kinds)}
        {degrees > 0 && ` · ${temperatureText(degrees, temperature, t.tag)}`}
      </p>
      {own && own.length > 0 && (
        <>
          <p className="recipe-devices-own">{t('recipePage.fits', { count: own.length })}</p>
          <ul className="recipe-devices-list">
            {own.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {own?.length === 0 && <p className="quiet">{t('recipePage.fitsNone')}</p>}
    </section>
  );
}
