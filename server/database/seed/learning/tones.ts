const RATE = 16_000;
const SECONDS = 2;
const HEAD = 44;

/** Two seconds of these tones together, in hertz, as a WAV file of one channel and 16 bits that begins and ends softly. */
export function wavOfTones(tones: readonly number[]): Buffer {
  const count = RATE * SECONDS;
  const bytes = Buffer.alloc(HEAD + 2 * count);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(HEAD - 8 + 2 * count, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(2 * RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * count, 40);
  for (let at = 0; at < count; at++) {
    const soft = Math.min(1, at / 800, (count - at) / 1600);
    const wave = tones.reduce((sum, hertz) => sum + Math.sin((2 * Math.PI * hertz * at) / RATE), 0) / tones.length;
    bytes.writeInt16LE(Math.round(20_000 * soft * wave), HEAD + 2 * at);
  }
  return bytes;
}
