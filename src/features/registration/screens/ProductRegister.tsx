import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { Register, type RegisterProps } from '../components/Register.tsx';

type Props = ScreenProps<'self' | 'home' | 'orderNumberHelp' | 'report'> & Omit<RegisterProps, 'user'>;

/** `/{product}ProductRegister`: registers a product for its warranty, and shows what is registered. */
export function ProductRegister({ strings, tag, lang, ...product }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} why="register.why">
        {(user) => <Register user={user} {...product} />}
      </SignedIn>
    </Screen>
  );
}
