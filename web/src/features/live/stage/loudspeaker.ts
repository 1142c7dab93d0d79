/** Whether this browser lets a page choose where sound goes; phones and Safari do not. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

/** Sends the sound of an element to the chosen loudspeaker; one that was pulled out since leaves it where it is. */
export async function playThrough(element: HTMLMediaElement, id: string | undefined): Promise<void> {
  if (id === undefined || !canChooseSpeaker()) return;
  await element.setSinkId(id).catch(() => undefined);
}

const TONES = [523, 659, 784];
const TONE_SECONDS = 0.25;

/** Plays three tones through a loudspeaker, for whoever wants to know whether they will hear the class. */
export async function playTones(id: string | undefined): Promise<void> {
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  const volume = context.createGain();
  volume.gain.value = 0.25;
  volume.connect(out);
  const element = new Audio();
  element.srcObject = out.stream;
  try {
    await playThrough(element, id);
    await element.play();
    const over = Promise.withResolvers<void>();
    for (const [place, frequency] of TONES.entries()) {
      const tone = context.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(volume);
      tone.start(context.currentTime + place * TONE_SECONDS);
      tone.stop(context.currentTime + (place + 1) * TONE_SECONDS);
      if (place + 1 === TONES.length) tone.addEventListener('ended', () => over.resolve());
    }
    await over.promise;
  } finally {
    element.srcObject = null;
    await context.close();
  }
}
