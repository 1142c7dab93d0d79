import type { FeedSource } from '@abhyas/contract/live/words';

/** Why a camera, microphone or screen gives nothing, by what can be done about it; `full`: the room takes no more. */
export type DeviceTrouble = 'forbidden' | 'none' | 'busy' | 'unable' | 'full';

/** What a person chooses between: where sound and picture come from, and where sound goes. */
export const deviceKinds = ['mic', 'cam', 'speaker'] as const;
export type DeviceKind = (typeof deviceKinds)[number];
export interface Device {
  readonly id: string;
  /** What the system calls it. */
  readonly name: string;
}
export type Devices = { readonly [K in DeviceKind]: readonly Device[] };

const keyOf = (kind: DeviceKind) => `abhyas.live.device.${kind}`;
/** What was chosen on this device, for every class; undefined: whatever the browser takes. */
export const chosenDevice = (kind: DeviceKind): string | undefined => localStorage.getItem(keyOf(kind)) ?? undefined;
export const keepDevice = (kind: DeviceKind, id: string): void => localStorage.setItem(keyOf(kind), id);

const browserKinds = { mic: 'audioinput', cam: 'videoinput', speaker: 'audiooutput' } as const;

/** What can be chosen. Browsers name nothing before the person has allowed the microphone or the camera. */
export async function listDevices(): Promise<Devices> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  const all = (await devices?.enumerateDevices()) ?? [];
  const of = (kind: DeviceKind) =>
    all.flatMap(({ kind: given, deviceId, label }) =>
      given === browserKinds[kind] && deviceId !== '' && label !== '' ? [{ id: deviceId, name: label }] : [],
    );
  return { mic: of('mic'), cam: of('cam'), speaker: of('speaker') };
}

const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true } as const;
const face = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24, max: 30 } } as const;

function wanted(source: 'mic' | 'cam', id?: string): MediaStreamConstraints {
  // Browsers take a wish (`ideal`) for another device than the default one as no wish at all.
  const which = id === undefined ? undefined : { deviceId: { exact: id } };
  if (source === 'mic') return { audio: { ...sound, ...which } };
  return { video: { ...face, ...(which ?? { facingMode: 'user' }) } };
}

/** The chosen device where it is plugged in, else another one. */
async function openChosen(devices: MediaDevices, source: 'mic' | 'cam'): Promise<MediaStream> {
  const id = chosenDevice(source);
  if (id !== undefined)
    try {
      return await devices.getUserMedia(wanted(source, id));
    } catch (error) {
      if (!(error instanceof Error) || !GONE.has(error.name)) throw error;
    }
  return devices.getUserMedia(wanted(source));
}
/** What browsers say of a device that was pulled out since it was chosen. */
const GONE: ReadonlySet<string> = new Set(['OverconstrainedError', 'NotFoundError']);

/** Opens a device; the browser asks the person. Throws what `troubleOf` reads. */
export async function openDevice(source: FeedSource): Promise<MediaStreamTrack> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices || (source === 'screen' && !('getDisplayMedia' in devices))) throw new Error('no devices here');
  const stream =
    source === 'screen'
      ? await devices.getDisplayMedia({ video: { frameRate: { ideal: 10, max: 15 } } })
      : await openChosen(devices, source);
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

const PIECE = 1024;
/** How loud the loudest piece of 21 ms is: the root of its mean square, from 0 to 1. Pure. */
function loudest(samples: Float32Array): number {
  let most = 0;
  for (let from = 0; from < samples.length; from += PIECE) {
    const piece = samples.subarray(from, from + PIECE);
    most = Math.max(most, piece.reduce((sum, one) => sum + one * one, 0) / piece.length);
  }
  return Math.sqrt(most);
}

/** Tells from 0 to 1 how loud a sound is, ten times a second, until it is stopped. */
export function listenTo(track: MediaStreamTrack, told: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  // At 48 kHz 171 ms: more than lies between two looks, so that no short sound falls between them.
  analyser.fftSize = 8192;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    told(Math.min(1, 6 * loudest(samples)));
  }, 100);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
