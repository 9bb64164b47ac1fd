let audio: AudioContext | undefined;

/** Lets the page sound later: browsers allow it only from within a tap or a key press. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume().catch(() => undefined);
}

/** Unlocks it with the next touch of the page, wherever that is: after a reload nothing else would. @returns gives that up */
export function unlockSoundSoon(): () => void {
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

/** Three short tones, and the phone shakes, as far as the browser allows either. */
export function ring(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([300, 150, 300, 150, 300]);
  if (audio?.state !== 'running') return;
  for (const start of [0, 0.3, 0.6]) tone(audio, audio.currentTime + start);
}

function tone(context: AudioContext, start: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = 880;
  // Begins and ends softly, or it would click.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.5, start + 0.02);
  volume.gain.linearRampToValueAtTime(0, start + 0.2);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.2);
}
