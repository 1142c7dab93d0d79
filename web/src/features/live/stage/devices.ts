import type { FeedSource } from '@abhyas/contract/live/words';

/** Why a camera, microphone or screen gives nothing, by what can be done about it; `full`: the room takes no more. */
export type DeviceTrouble = 'forbidden' | 'none' | 'busy' | 'unable' | 'full';

const WIDTH = { ideal: 1280 };
const wanted = {
  mic: { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } },
  cam: { video: { width: WIDTH, height: { ideal: 720 }, frameRate: { ideal: 24, max: 30 }, facingMode: 'user' } },
} as const;

/** Opens a device; the browser asks the person. Throws what `troubleOf` reads. */
export async function openDevice(source: FeedSource): Promise<MediaStreamTrack> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices || (source === 'screen' && !('getDisplayMedia' in devices))) throw new Error('no devices here');
  const stream =
    source === 'screen'
      ? await devices.getDisplayMedia({ video: { frameRate: { ideal: 10, max: 15 } } })
      : await devices.getUserMedia(wanted[source]);
  const [track] = source === 'mic' ? stream.getAudioTracks() : stream.getVideoTracks();
  if (!track) throw new Error('the device gave nothing');
  // Letters of a screen stay sharp, a face keeps moving.
  if (source !== 'mic') track.contentHint = source === 'screen' ? 'detail' : 'motion';
  return track;
}

/** Whether this browser can show a screen; phones cannot. */
export const canShareScreen = (): boolean =>
  typeof navigator !== 'undefined' && 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices;

export function troubleOf(error: unknown): DeviceTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'forbidden';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'unable';
}

/** Tells from 0 to 1 how loud a sound is, ten times a second, until it is stopped. */
export function listenTo(track: MediaStreamTrack, told: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const mean = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
    told(Math.min(1, Math.sqrt(mean) * 6));
  }, 100);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
