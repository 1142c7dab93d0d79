/** As long as the server's own limit of a sound. */
const soundSeconds = 20;

const RATE = 16_000;

export interface Recording {
  /** Ends it; the sound as a file, or undefined where nothing was heard. */
  readonly stop: () => Promise<File | undefined>;
}

/**
 * Records from the microphone, for some seconds at most. The browser's own form differs from one to the next, so what was recorded is written as
 * plain sound (WAV, 16 kHz, one channel), which every device plays. Throws where the microphone is not allowed.
 */
export async function recordSound(onEnd: () => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
  recorder.start();
  const timer = setTimeout(onEnd, soundSeconds * 1000);
  return {
    stop: async () => {
      clearTimeout(timer);
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      for (const track of stream.getTracks()) track.stop();
      const recorded = new Blob(pieces, { type: recorder.mimeType });
      return recorded.size === 0 ? undefined : asWav(recorded);
    },
  };
}

async function asWav(recorded: Blob): Promise<File> {
  const context = new OfflineAudioContext(1, 1, RATE);
  const sound = await context.decodeAudioData(await recorded.arrayBuffer());
  return new File([wavOf(sound.getChannelData(0))], 'recording.wav', { type: 'audio/wav' });
}

const HEAD = 44;
/** Samples from −1 to 1 as a WAV file of 16 bits (RIFF, PCM). Pure. */
function wavOf(samples: Float32Array): ArrayBuffer {
  const bytes = new DataView(new ArrayBuffer(HEAD + 2 * samples.length));
  const word = (at: number, text: string) => [...text].forEach((sign, n) => bytes.setUint8(at + n, sign.charCodeAt(0)));
  word(0, 'RIFF');
  bytes.setUint32(4, HEAD - 8 + 2 * samples.length, true);
  word(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, RATE, true);
  bytes.setUint32(28, 2 * RATE, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  word(36, 'data');
  bytes.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, at) =>
    bytes.setInt16(HEAD + 2 * at, Math.round(32_767 * Math.max(-1, Math.min(1, sample))), true),
  );
  return bytes.buffer;
}
