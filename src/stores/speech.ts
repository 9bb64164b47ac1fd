/** The browser's speech synthesis, which some web views lack. */
const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** A voice for a language: of its region if there is one (`zh-HK`), or else of any. */
function voiceFor(tag: string): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  const { language, region } = new Intl.Locale(tag).maximize();
  const spoken = voices.filter((voice) => voice.lang.replace('_', '-').split('-')[0] === language);
  return spoken.find((voice) => voice.lang.replace('_', '-') === `${language}-${region}`) ?? spoken[0];
}

/** Calls back whether there is a voice for a language, now and when the browser has loaded its voices. @returns unsubscribes */
export function watchVoices(tag: string, callback: (can: boolean) => void): () => void {
  const speech = synthesis();
  const update = () => callback(voiceFor(tag) !== undefined);
  update();
  speech?.addEventListener?.('voiceschanged', update);
  return () => speech?.removeEventListener?.('voiceschanged', update);
}

/** Reads a text aloud, stopping any other. @param ended called when it has ended or was stopped */
export function speak(text: string, tag: string, ended: () => void): void {
  const speech = synthesis();
  const voice = voiceFor(tag);
  if (!speech || !voice) {
    ended();
    return;
  }
  const words = new SpeechSynthesisUtterance(text);
  Object.assign(words, { voice, lang: voice.lang, onend: ended, onerror: ended });
  speech.cancel();
  speech.speak(words);
}

export const stopSpeaking = (): void => synthesis()?.cancel();
