/**
 * Pictures of what Word copied: its page names them only by a place on the writer's disk, but the RTF that comes with it carries their
 * bytes (RTF 1.9: `\pict` with `\pngblip` or `\jpegblip` and hexadecimal digits). Drawings of Windows (`\wmetafile`) are left out.
 */
export function picturesInRtf(rtf: string): File[] {
  return rtf
    .split('{\\pict')
    .slice(1)
    .flatMap((chunk) => {
      const kind = /\\(png|jpeg)blip/.exec(chunk.slice(0, 600))?.[1];
      const digits = kind && /(?:\s|\})([\da-fA-F][\da-fA-F\s]{60,})\}/.exec(chunk)?.[1]?.replaceAll(/\s/g, '');
      if (!digits) return [];
      const bytes = new Uint8Array(digits.length >> 1);
      for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16);
      return [new File([bytes], `picture.${kind}`, { type: `image/${kind}` })];
    });
}
