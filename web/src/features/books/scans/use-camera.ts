import { type RefObject, useEffect, useRef, useState } from 'react';

/** What the browser gives where it can read square codes (Shape Detection API); the types of the platform do not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as unknown as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser can read codes at all; others say so and let one type. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function';

const LOOK_MS = 200;
type State = 'starting' | 'on' | 'refused';

/** Shows what the camera sees, and says the first square code that is read. No picture is kept or sent. */
export function useCamera(onRead: (text: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: State;
} {
  const video = useRef<HTMLVideoElement>(null);
  const read = useRef(onRead);
  const [state, setState] = useState<State>('starting');
  useEffect(() => {
    read.current = onRead;
  }, [onRead]);
  useEffect(() => {
    const running = new AbortController();
    watch(video, (text) => read.current(text), running.signal)
      .then(() => setState('on'))
      .catch(() => setState('refused'));
    return () => running.abort();
  }, []);
  return { video, state };
}

/** Resolves when the camera is on; looks until the signal ends it. */
async function watch(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  const shown = video.current;
  if (signal.aborted || !shown) return stop();
  signal.addEventListener('abort', stop);
  shown.srcObject = stream;
  await shown.play();
  const detector = new (detectorClass()!)({ formats: ['qr_code'] });
  const look = async () => {
    if (signal.aborted) return;
    // A frame that cannot be read is no failure: the next one comes.
    const [found] = await detector.detect(shown).catch(() => []);
    if (found && !signal.aborted) onRead(found.rawValue);
    setTimeout(() => void look(), LOOK_MS);
  };
  void look();
}
