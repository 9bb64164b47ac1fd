import { useEffect, useRef, useState } from 'react';
import { ask } from '../../stores/questions.ts';
import { showToast } from '../../stores/toasts.ts';
import { useT } from '../../ui/screen/use-t.ts';
import { type Command, type CommandWords, canListen, listen, wordsIn } from './hands-free.ts';

export interface HandsFree {
  can: boolean;
  listening: boolean;
  /** Off at first; says where the sound goes before it is turned on. */
  toggle(): Promise<void>;
  words: CommandWords;
}

/** Listens for commands in the page's language, once it is told to. @param deaf while the page itself speaks */
export function useHandsFree(deaf: boolean, onCommand: (command: Command) => void): HandsFree {
  const t = useT();
  const [listening, setListening] = useState(false);
  const latest = useRef({ deaf, onCommand });
  latest.current = { deaf, onCommand };
  const words: CommandWords = {
    next: wordsIn(t('recipeCook.voiceNext')),
    back: wordsIn(t('recipeCook.voiceBack')),
    repeat: wordsIn(t('recipeCook.voiceRepeat')),
    timer: wordsIn(t('recipeCook.voiceTimer')),
    stop: wordsIn(t('recipeCook.voiceStop')),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of the page's language, which stays
  useEffect(() => {
    if (!listening) return undefined;
    return listen({
      tag: t.tag,
      words,
      onCommand: (command) => !(latest.current.deaf && command !== 'stop') && latest.current.onCommand(command),
      onFailure() {
        setListening(false);
        showToast(t('recipeCook.listenFailed'));
      },
    });
  }, [listening, t]);

  const toggle = async () => {
    const question = { text: t('recipeCook.listenQuestion'), detail: t('recipeCook.listenDetail') };
    if (listening) setListening(false);
    else if (await ask({ ...question, confirm: t('recipeCook.listen'), cancel: t('common.cancel') })) setListening(true);
  };

  return { can: canListen(), listening, toggle, words };
}
