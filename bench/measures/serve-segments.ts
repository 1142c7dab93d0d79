import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { absoluteFigure, figureOf } from '../figures.ts';
import { runLoad } from '../load/run-load.ts';
import { startBare } from '../rig/bare-process.ts';
import { canReadCpu } from '../rig/cpu.ts';
import { seedVideo } from '../rig/seed-video.ts';
import { inRounds, type Measure } from './measure.ts';

const CLIENTS = 200;
const PIECE_SECONDS = 4;
/** Five rounds of it are the minute. */
const SECONDS = 12;
const HEIGHT = 480;
const what = '200 clients fetch 4-second pieces of video for 60 s';

/** S13: CPU of the server's process for a piece of video, against a file server alone; and whether any came too late to be shown. */
export const serveSegments: Measure = async (stage) => {
  if (!canReadCpu())
    return [{ id: 'S13', what, skipped: 'the CPU of another process is read from /proc, which this machine lacks' }];
  const cluster = await stage.cluster();
  await stage.registry();
  const school = stage.schools[0]!;
  const server = await stage.server();
  const video = await seedVideo(cluster, school.id, join(stage.dir, 'stage', 'server', 'files'));
  if (!video) return [{ id: 'S13', what, skipped: 'there is no ffmpeg here' }];
  const pieces = readdirSync(join(video.folder, String(HEIGHT))).filter((name) => name.endsWith('.m4s'));
  const bytes = pieces.reduce((sum, name) => sum + statSync(join(video.folder, String(HEIGHT), name)).size, 0);
  const bare = await startBare(new URL('../bare/files.ts', import.meta.url), { FOLDER: video.folder });
  const latest: number[] = [];
  let note = '';
  const rounds = await inRounds(async (number) => {
    const teacher = await stage.teacher(school);
    const { hlsUrl } = await teacher.api.media.playVideo({ params: { mediaId: video.mediaId }, query: {} });
    // Each client asks from an address of its own, so that the limits are as shipped.
    const requestsOf = (pathOf: (name: string) => string) =>
      Array.from({ length: CLIENTS }, (_, client) => ({
        path: pathOf(pieces[client % pieces.length]!),
        headers: { host: school.host, 'x-forwarded-for': `10.20.${client >> 8}.${client & 255}` },
      }));
    const cost = async (
      process: { readonly port: number; readonly cpuSeconds: () => number },
      pathOf: (name: string) => string,
    ) => {
      const before = process.cpuSeconds();
      const result = await runLoad({
        kind: 'pace',
        ports: [process.port],
        connections: CLIENTS,
        seconds: SECONDS,
        everySeconds: PIECE_SECONDS,
        requests: requestsOf(pathOf),
      });
      return { ...result, microseconds: ((process.cpuSeconds() - before) / result.done) * 1e6 };
    };
    const limit = await cost(bare, (name) => `/${HEIGHT}/${name}`);
    const ours = await cost(server, (name) => (hlsUrl ?? '').replace('master.m3u8', `${HEIGHT}/${name}`));
    if (number > 0) latest.push(ours.slowest / 1000);
    note = `last round: ${ours.done} pieces of ${Math.round(bytes / pieces.length / 1000)} kB, median ${ours.median.toFixed(1)} ms, p99 ${ours.p99.toFixed(0)} ms`;
    return { ours: ours.microseconds, limit: limit.microseconds };
  });
  await bare.stop();
  const slowest = Math.max(...latest);
  return [
    figureOf({ id: 'S13', what, unit: 'µs of CPU', reach: ['<=', 1.5], notes: [note] }, rounds),
    absoluteFigure(
      { id: 'S13-late', what: 'the latest piece of all', unit: 's', most: PIECE_SECONDS },
      latest.map(() => slowest),
    ),
  ];
};
