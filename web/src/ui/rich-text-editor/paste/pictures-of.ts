/** The pictures among what was dropped, pasted or chosen. */
export const picturesOf = (files: Iterable<File> | undefined): readonly File[] =>
  [...(files ?? [])].filter((file) => file.type.startsWith('image/'));

/** A picture that came as a data address, as a file. */
export function fileOf(address: string): File | undefined {
  const match = /^data:([^;,]+)((?:;[^,]*)?),(.*)$/s.exec(address);
  if (!match) return undefined;
  const [, type = '', options = '', body = ''] = match;
  try {
    const text = options.includes('base64') ? atob(body.replaceAll(/\s/g, '')) : decodeURIComponent(body);
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new File([bytes], `picture.${type.split('/')[1]?.replace('svg+xml', 'svg') ?? 'png'}`, { type });
  } catch {
    return undefined;
  }
}
