import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/** The tool could not read what it was given: another try would end the same way. */
export class VideoUnreadable extends Error {
  override name = 'VideoUnreadable';
}
/** The process is going down: the work is done again later. */
export class VideoStopped extends Error {
  override name = 'VideoStopped';
}

const running = new Set<ChildProcess>();
let stopping = false;
const LINES = 20;

/** Ends the tools that run, before the process waits for its jobs. */
export function stopVideoTools(): void {
  stopping = true;
  for (const child of running) child.kill('SIGKILL');
}
/** A new server in the same process may use them again. */
export function allowVideoTools(): void {
  stopping = false;
}

export interface ToolOptions {
  readonly cwd?: string;
  /** Lines of its output as they come. */
  readonly onLine?: (line: string) => void;
  /** Milliseconds without a line of output, or a result, after which it is given up. */
  readonly patienceMs?: number;
}

/**
 * Runs ffmpeg or ffprobe at the lowest priority, so that people who wait for a page do not wait for it. Its output; throws what it said last
 * when it fails.
 */
export async function runTool(path: string, args: readonly string[], options: ToolOptions = {}): Promise<string> {
  if (stopping) throw new VideoStopped();
  const { cwd, onLine, patienceMs = 120_000 } = options;
  const child = spawn(path, args, { ...(cwd && { cwd }), stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  if (child.pid) lowerPriority(child.pid);
  const output: string[] = [];
  const complaints: string[] = [];
  let timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  createInterface({ input: child.stdout }).on('line', (line) => {
    clearTimeout(timer);
    timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    if (onLine) onLine(line);
    else output.push(line);
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    complaints.push(line);
    if (complaints.length > LINES) complaints.shift();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    clearTimeout(timer);
    running.delete(child);
  });
  if (code === 0) return output.join('\n');
  if (stopping) throw new VideoStopped();
  throw new Error(`${path} ended with ${code}: ${complaints.join(' | ')}`);
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 19);
  } catch {
    // It has ended, or the system does not let us: it works all the same.
  }
}

/**
 * What both tools are told of every file that people uploaded: it is opened as one of these formats and reads no other file and no
 * network, however a playlist or a list of parts inside asks for it.
 */
export const safeInput: readonly string[] = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  'mov,mp4,m4a,avi,mpeg,mpegts,flv,asf,mp3,aac,wav,flac,ogg',
];
