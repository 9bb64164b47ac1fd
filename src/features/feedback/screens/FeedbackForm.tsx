import type { ReactNode } from 'react';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { Report } from '../components/Report.tsx';

type Props = ScreenProps<'record' | 'home' | 'orderNumberHelp' | 'answer' | 'index' | 'texts'> & { snFigure?: ReactNode };

/** `/feedback`: the form that reports a problem. `snFigure` comes as a slot of its page. */
export function FeedbackForm({ strings, tag, lang, hrefs, snFigure }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} why="feedback.why">
        {(user) => <Report user={user} hrefs={hrefs} snFigure={snFigure} />}
      </SignedIn>
    </Screen>
  );
}
