import type { VideoTools } from './find-ffmpeg.ts';
import { runTool, safeInput, VideoStopped, VideoUnreadable } from './run-tool.ts';

/** What a file of video or audio holds. */
export interface VideoFacts {
  readonly seconds: number;
  readonly hasAudio: boolean;
  /** Pixels as they are shown, after turning; undefined: there is no picture. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

interface Stream {
  readonly codec_type?: string;
  readonly width?: number;
  readonly height?: number;
  readonly duration?: string;
  readonly disposition?: { readonly attached_pic?: number };
  readonly tags?: { readonly rotate?: string };
  readonly side_data_list?: readonly { readonly rotation?: number }[];
}

/** Reads length and size. Throws VideoUnreadable for what is neither video nor audio. */
export async function readVideo(tools: VideoTools, path: string): Promise<VideoFacts> {
  const args = ['-v', 'error', ...safeInput, '-print_format', 'json', '-show_format', '-show_streams', path];
  const text = await runTool(tools.ffprobe, args, { patienceMs: 60_000 }).catch((error: unknown) => {
    throw error instanceof VideoStopped ? error : new VideoUnreadable(String(error));
  });
  const { streams = [], format } = JSON.parse(text) as { streams?: Stream[]; format?: { duration?: string } };
  const picture = streams.find((one) => one.codec_type === 'video' && !one.disposition?.attached_pic);
  const sound = streams.find((one) => one.codec_type === 'audio');
  const seconds = Number(format?.duration ?? picture?.duration ?? sound?.duration);
  if ((!picture && !sound) || !(seconds > 0)) throw new VideoUnreadable('neither picture nor sound, or no length');
  return { seconds, hasAudio: sound !== undefined, size: picture && sizeOf(picture) };
}

function sizeOf(stream: Stream): { width: number; height: number } {
  const { width = 0, height = 0 } = stream;
  if (!width || !height) throw new VideoUnreadable('the picture has no size');
  const turned = stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation;
  const degrees = Number(turned ?? stream.tags?.rotate ?? 0);
  return Math.abs(degrees) % 180 === 90 ? { width: height, height: width } : { width, height };
}
