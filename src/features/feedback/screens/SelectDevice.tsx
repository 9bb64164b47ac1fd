import { DevicePicker } from '../../../app/device/DevicePicker.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';

/** `/selectDevice`: chooses a device, then opens the form with it. */
export function SelectDevice({ strings, tag, lang, hrefs }: ScreenProps<'feedback'>) {
  const go = (query: string) => location.assign(`${hrefs.feedback}?${query}`);
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} why="device.why">
        {(user) => (
          <DevicePicker
            signedIn={user !== undefined}
            onPick={({ id }) => go(`device=${encodeURIComponent(id)}`)}
            onManual={() => go('source=manual')}
            leadsOn
          />
        )}
      </SignedIn>
    </Screen>
  );
}
