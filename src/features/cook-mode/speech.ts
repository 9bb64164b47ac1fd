/** What the browser reads aloud with; not in every web view. */
const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** The voice for a language: of its script and country where there is one (`zh-HK`), or else only of the language. */
function voiceFor(tag: string): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  const { language, region } = new Intl.Locale(tag).maximize();
  const spoken = voices.filter((voice) => voice.lang.replace('_', '-').split('-')[0] === language);
  return spoken.find((voice) => voice.lang.replace('_', '-') === `${language}-${region}`) ?? spoken[0];
}

/** Tells whether texts of a language can be read aloud, again when the browser has found its voices. @returns stops that */
export function watchVoices(tag: string, told: (can: boolean) => void): () => void {
  const speech = synthesis();
  const look = () => told(voiceFor(tag) !== undefined);
  look();
  speech?.addEventListener?.('voiceschanged', look);
  return () => speech?.removeEventListener?.('voiceschanged', look);
}

/** Reads a text aloud instead of what is being read. @param ended told once, when it is through or was stopped */
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
