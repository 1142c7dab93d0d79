import { describe, expect, it } from 'vitest';
import { ahead, asksForPicture, askAgain, readRtp } from './rtp.ts';
import { ViewerStream } from './viewer-stream.ts';

interface Made {
  readonly sequence: number;
  readonly timestamp?: number;
  readonly picture?: number;
  readonly isWhole?: boolean;
  readonly isFirst?: boolean;
}
/** A packet of VP8 with a long number of the picture and one of its layer. */
function vp8({ sequence, timestamp = 0, picture = 0, isWhole = false, isFirst = true }: Made): Buffer {
  const bytes = Buffer.alloc(24);
  bytes[0] = 0x80;
  bytes[1] = 0x80 | 100;
  bytes.writeUInt16BE(sequence, 2);
  bytes.writeUInt32BE(timestamp, 4);
  bytes.writeUInt32BE(9, 8);
  bytes[12] = isFirst ? 0x90 : 0x80;
  bytes[13] = 0xc0;
  bytes.writeUInt16BE(0x8000 | picture, 14);
  bytes[16] = 7;
  bytes[17] = isWhole ? 0 : 1;
  return bytes;
}
const read = (bytes: Buffer) => readRtp(bytes, 'video')!;
const numbers = (bytes: Buffer) => [
  bytes.readUInt16BE(2),
  bytes.readUInt32BE(4),
  bytes.readUInt16BE(14) & 0x7fff,
  bytes[16],
];

describe('the stream of a viewer', () => {
  it('begins with a whole picture, and goes on without a gap when the source changes', () => {
    const stream = new ViewerStream({ ssrc: 1001, payloadType: 96, clockRate: 90_000 });
    const [first, second] = [{}, {}];
    expect(stream.rewrite(read(vp8({ sequence: 5 })), first, 0)).toBe('later');
    const whole = vp8({ sequence: 65_535, timestamp: 900, picture: 32_767, isWhole: true });
    expect(stream.rewrite(read(whole), first, 0)).toBe('send');
    expect([whole[1], whole.readUInt32BE(8)]).toEqual([0x80 | 96, 1001]);
    const next = vp8({ sequence: 0, timestamp: 1800, picture: 0 });
    stream.rewrite(read(next), first, 10);
    expect(numbers(next)).toEqual([0, 1800, 0, 7]);
    expect(stream.rewrite(read(vp8({ sequence: 77, isWhole: true, isFirst: false })), second, 20)).toBe('later');
    const other = vp8({ sequence: 800, timestamp: 5, picture: 12, isWhole: true });
    expect(stream.rewrite(read(other), second, 110)).toBe('send');
    expect(numbers(other)).toEqual([1, 1800 + 9000, 1, 8]);
    expect(stream.rewrite(read(vp8({ sequence: 799, picture: 11 })), second, 111)).toBe('late');
    stream.pause();
    expect(stream.rewrite(read(vp8({ sequence: 801, picture: 13 })), second, 120)).toBe('later');
    const again = vp8({ sequence: 900, timestamp: 10_000, picture: 40, isWhole: true });
    stream.rewrite(read(again), second, 210);
    expect(numbers(again)).toEqual([2, 1800 + 18_000, 2, 9]);
  });

  it('reads what is broken as nothing, and never beyond it', () => {
    const good = vp8({ sequence: 1, isWhole: true });
    for (let length = 0; length < good.length; length++) {
      const part = Buffer.from(good.subarray(0, length));
      const packet = readRtp(part, 'video');
      if (length < 12) expect(packet).toBeUndefined();
      if (length < 18) expect(packet?.startsAfresh ?? false).toBe(false);
    }
    expect(readRtp(Buffer.from([0x10, ...good.subarray(1)]), 'video')).toBeUndefined();
    expect(readRtp(Buffer.concat([Buffer.from([0x9f]), good.subarray(1)]), 'audio')).toBeUndefined();
  });

  it('knows the requests of viewers, and asks for what is missing', () => {
    const loss = Buffer.from([0x81, 206, 0, 2, 0, 0, 0, 1, 0, 0, 0, 2]);
    expect([loss, Buffer.concat([askAgain(1, 5, 3), loss]), askAgain(1, 5, 3)].map(asksForPicture)).toEqual([
      true,
      true,
      false,
    ]);
    expect(askAgain(7, 65_535, 3).subarray(8)).toEqual(Buffer.from([0, 0, 0, 7, 0xff, 0xff, 0, 3]));
    expect([ahead(0, 65_535), ahead(65_535, 0), ahead(10, 4)]).toEqual([1, -1, 6]);
  });
});
