/** Where one institute's pages may take things from, beyond their own host. */
export interface PageSources {
  /** Video and sound, and the lists that say where it is: origins. */
  readonly media: readonly string[];
  /** Pages in frames: origins. */
  readonly frames: readonly string[];
}

/** A content security policy that lets these in as well. */
export function withSources(policy: string, { media, frames }: PageSources): string {
  const more: Readonly<Record<string, readonly string[]>> = {
    'connect-src': media,
    'media-src': media,
    'frame-src': frames,
  };
  return policy
    .split(';')
    .map((directive) => [directive, ...(more[directive.trim().split(' ')[0] ?? ''] ?? [])].join(' '))
    .join(';');
}
