import type { PackageSitting } from '@abhyas/contract/courses/packages';
import { packageCommit } from '@abhyas/contract/media/packages';
import type { z } from 'zod';

export type PackageCommit = z.infer<typeof packageCommit>;

interface Bridge {
  /** The frame shows where it is, and gets what it needs. */
  readonly start: (target: Window) => void;
  readonly said: (commit: PackageCommit) => void;
}

/**
 * Listens to the frame of a package: only to messages of its own window, from the origin of the content host, with the token of this sitting, and
 * of the one shape that is known. Everything else is as if it had not come. Answers how to stop.
 */
export function listenToPackage(
  { origin, token }: Pick<PackageSitting, 'origin' | 'token'>,
  frame: () => Window | null | undefined,
  { start, said }: Bridge,
): () => void {
  const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    const target = frame();
    if (from !== origin || !target || source !== target || !isOurs(data, token)) return;
    if (data.kind === 'ready') start(target);
    if (data.kind !== 'said') return;
    const commit = packageCommit.safeParse(data);
    if (commit.success) said(commit.data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

const isOurs = (data: unknown, token: string): data is { readonly kind: unknown } =>
  typeof data === 'object' &&
  data !== null &&
  (data as { abhyas?: unknown }).abhyas === 'package' &&
  (data as { token?: unknown }).token === token;
