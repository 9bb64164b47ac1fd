let audio: AudioContext | undefined;

/** Allows {@link ring} to play sound later: browsers require a tap or key press first. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume().catch(() => undefined);
}

/** Unlocks sound on the next tap or key press anywhere, which is needed after a reload. @returns unsubscribes */
export function unlockSoundOnInput(): () => void {
  const events = ['pointerup', 'keydown'] as const;
  const stop = () => {
    for (const event of events) removeEventListener(event, unlock);
  };
  const unlock = () => {
    unlockSound();
    stop();
  };
  for (const event of events) addEventListener(event, unlock);
  return stop;
}

/** Plays three short tones and vibrates, if the browser allows it. */
export function ring(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([300, 150, 300, 150, 300]);
  if (audio?.state !== 'running') return;
  for (const start of [0, 0.3, 0.6]) tone(audio, audio.currentTime + start);
}

function tone(context: AudioContext, start: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = 880;
  // Fades in and out, to avoid clicks.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.5, start + 0.02);
  volume.gain.linearRampToValueAtTime(0, start + 0.2);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.2);
}
