import { useStore } from '@nanostores/react';
import { useDevices } from '../../../app/device/use-devices.ts';
import type { Recipe } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { byReadiness, CookerCell, type CookingDevice } from '../../../recipes/cooking/CookerCell.tsx';
import { isChoosable } from '../../../recipes/cooking/cooking.ts';
import { isCompatible, maxTemperature } from '../../../recipes/is-compatible.ts';
import { temperatureText } from '../../../recipes/measures.ts';
import { tagText } from '../../../recipes/tags.ts';
import { $cookbookDevice, chooseCookbookDevice } from '../../../stores/cookbook-device.ts';
import { $measures } from '../../../stores/measures.ts';
import { CellGroup } from '../../../ui/cell/Cell.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** The kinds of appliances for a recipe, and the user's compatible devices, of which one is chosen here. */
export function CompatibleDevices({ recipe, user }: { recipe: Recipe; user: UserInfo | undefined }) {
  const t = useT();
  const resource = useDevices(user !== undefined);
  const chosen = useStore($cookbookDevice, { ssr: 'initial' });
  const { temperature } = useStore($measures, { ssr: 'initial' });

  const kinds = recipe.tags.equipment.map((tag) => tagText(t, { dimension: 'equipment', tag }));
  const degrees = maxTemperature(recipe);
  const own =
    resource.status === 'ready'
      ? resource.data.devices.filter((device): device is CookingDevice => isCompatible(device, recipe)).sort(byReadiness)
      : undefined;
  const isChosen = ({ id }: CookingDevice) => chosen?.uid === user?.uid && chosen?.id === id;
  return (
    <section className="recipe-part">
      <h3 className="recipe-part-title">{t('recipePage.devices')}</h3>
      <p>
        {new Intl.ListFormat(t.tag, { type: 'disjunction' }).format(kinds)}
        {degrees > 0 && ` · ${temperatureText(degrees, temperature, t.tag)}`}
      </p>
      {user && own && own.length > 0 && (
        <>
          <p className="recipe-devices-own">
            {own.some(isChoosable) && !own.some(isChosen)
              ? t('recipe.selectDevice')
              : t('recipePage.fits', { count: own.length })}
          </p>
          <CellGroup>
            {own.map((device) => (
              <CookerCell
                key={device.id}
                device={device}
                isChosen={isChosen(device)}
                onChoose={(device) => chooseCookbookDevice(user.uid, device)}
                stays
              />
            ))}
          </CellGroup>
        </>
      )}
      {own?.length === 0 && <p className="quiet">{t('recipePage.fitsNone')}</p>}
    </section>
  );
}
