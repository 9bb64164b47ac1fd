import { useEffect, useRef, useState } from 'react';
import { ask } from '../../stores/questions.ts';
import { showToast } from '../../stores/toasts.ts';
import { useT } from '../../ui/screen/use-t.ts';
import { type Command, type CommandWords, canListen, listen, wordsIn } from './hands-free.ts';

export interface HandsFree {
  isSupported: boolean;
  isListening: boolean;
  /** Turns listening on or off; says where the sound is sent before it is turned on. */
  toggle(): Promise<void>;
  words: CommandWords;
}

/** Listens for voice commands in the page's language. @param onlyStop ignores all but `stop`, while the page itself speaks */
export function useHandsFree(onlyStop: boolean, onCommand: (command: Command) => void): HandsFree {
  const t = useT();
  const [isListening, setListening] = useState(false);
  const latest = useRef({ onlyStop, onCommand });
  latest.current = { onlyStop, onCommand };
  const words: CommandWords = {
    next: wordsIn(t('recipeCook.voiceNext')),
    back: wordsIn(t('recipeCook.voiceBack')),
    repeat: wordsIn(t('recipeCook.voiceRepeat')),
    timer: wordsIn(t('recipeCook.voiceTimer')),
    stop: wordsIn(t('recipeCook.voiceStop')),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words depend only on the page's language
  useEffect(() => {
    if (!isListening) return undefined;
    return listen({
      tag: t.tag,
      words,
      onCommand: (command) => !(latest.current.onlyStop && command !== 'stop') && latest.current.onCommand(command),
      onFailure() {
        setListening(false);
        showToast(t('recipeCook.listenFailed'));
      },
    });
  }, [isListening, t]);

  const toggle = async () => {
    const question = { text: t('recipeCook.listenQuestion'), detail: t('recipeCook.listenDetail') };
    if (isListening) setListening(false);
    else if (await ask({ ...question, confirm: t('recipeCook.listen'), cancel: t('common.cancel') })) setListening(true);
  };

  return { isSupported: canListen(), isListening, toggle, words };
}
