import { Screen } from '../../../ui/screen/Screen.tsx';
import { SignedIn } from '../../../ui/signed-in/SignedIn.tsx';
import { DevicePicker } from '../components/DevicePicker.tsx';
import type { ScreenProps } from '../screen-props.ts';
import './home.css';

/** `/selectDevice`: chooses the device first, then leads to the form with it. */
export function SelectDevice({ strings, tag, locale, hrefs }: ScreenProps<'feedback'>) {
  const go = (query: string) => location.assign(`${hrefs.feedback}?${query}`);
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn locale={locale}>
        {(user) => (
          <div className="home">
            <DevicePicker
              signedIn={user !== undefined}
              onPick={({ id }) => go(`device=${encodeURIComponent(id)}`)}
              onManual={() => go('source=manual')}
            />
          </div>
        )}
      </SignedIn>
    </Screen>
  );
}
