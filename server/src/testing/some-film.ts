import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '../kernel/video/find-ffmpeg.ts';
import { runTool } from '../kernel/video/run-tool.ts';

/** Real pictures (VP8, 25 a second) and sounds (Opus, 20 ms each), as a page sends them. */
export interface SomeFilm {
  readonly pictures: readonly Buffer[];
  readonly sounds: readonly Buffer[];
}

/** Two seconds of a tone and of a picture (a source of ffmpeg), made now; a page that sends longer begins again. Each tenth picture needs no earlier one. */
export async function someFilm({ picture = 'testsrc', width = 160, height = 90 } = {}): Promise<SomeFilm> {
  const tools = await findFfmpeg({});
  if (!tools) throw new Error('these tests need ffmpeg: npm brings one');
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-film-'));
  const quiet = ['-nostdin', '-y', '-v', 'error', '-f', 'lavfi', '-i'];
  const make = (input: string, output: string, codec: readonly string[]) =>
    runTool(tools.ffmpeg, [...quiet, input, '-t', '2', ...codec, join(folder, output)]);
  try {
    const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-g', '10', '-auto-alt-ref', '0'];
    await make(`${picture}${picture.includes('=') ? '' : '='}size=${width}x${height}:rate=25`, 'pictures.ivf', vp8);
    await make('sine=frequency=440', 'sounds.ogg', ['-c:a', 'libopus', '-b:a', '32k']);
    return {
      pictures: picturesIn(await readFile(join(folder, 'pictures.ivf'))),
      sounds: soundsIn(await readFile(join(folder, 'sounds.ogg'))),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function picturesIn(ivf: Buffer): Buffer[] {
  const pictures: Buffer[] = [];
  for (let at = 32; at + 12 <= ivf.length;) {
    const end = at + 12 + ivf.readUInt32LE(at);
    pictures.push(ivf.subarray(at + 12, end));
    at = end;
  }
  return pictures;
}

/** Without the two packets that say what it is. */
function soundsIn(ogg: Buffer): Buffer[] {
  const packets: Buffer[] = [];
  let held: Buffer[] = [];
  for (let at = 0; at + 27 <= ogg.length;) {
    const lacing = ogg.subarray(at + 27, at + 27 + ogg[at + 26]!);
    at += 27 + lacing.length;
    for (const length of lacing) {
      held.push(ogg.subarray(at, at + length));
      at += length;
      if (length === 255) continue;
      packets.push(Buffer.concat(held));
      held = [];
    }
  }
  return packets.slice(2);
}
