import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cached } from '../../../kernel/cached.ts';
import { escapeHtml } from '../../../kernel/http/page/web-app.ts';

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 72];
const fontFile = (name: string) => fileURLToPath(new URL(`../../../../fonts/${name}-700.ttf`, import.meta.url));

export interface ShareWords {
  readonly institute: string;
  readonly title: string;
  /** A short line over the title: the exam, the subjects. */
  readonly above: string;
  /** The institute's two colours. */
  readonly accent: string;
  readonly action: string;
  readonly cover: Buffer | undefined;
}

/** The picture that is shown where somebody shares a course: 1200 by 630, in the institute's colours, with its cover where it has one. */
export async function drawSharePicture({
  institute,
  title,
  above,
  accent,
  action,
  cover,
}: ShareWords): Promise<Buffer> {
  const column = cover ? 560 : WIDTH - 2 * EDGE;
  const head = above ? await line(above, { size: 20, width: column, colour: '#ffffffc0' }) : undefined;
  const name = await line(institute, { size: 20, width: column, colour: '#ffffff' });
  const words = await fitting(title, column);
  const parts = [
    { input: ground(accent, action), left: 0, top: 0 },
    ...(cover ? [{ input: await fitted(cover), left: WIDTH - 500, top: 0 }] : []),
    ...(head ? [{ input: head.data, left: EDGE, top: EDGE + 24 }] : []),
    { input: words.data, left: EDGE, top: EDGE + 84 },
    { input: name.data, left: EDGE, top: HEIGHT - EDGE - name.info.height },
  ];
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: accent } })
    .composite(parts)
    .png({ palette: cover === undefined, compressionLevel: 9 })
    .toBuffer();
}

const ground = (accent: string, action: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><radialGradient id="g" cx=".88" cy=".05" r=".9"><stop stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="${escapeHtml(accent)}"/><rect width="100%" height="100%" fill="url(#g)"/><rect x="${EDGE}" y="${EDGE}" width="64" height="8" rx="4" fill="${escapeHtml(action)}"/></svg>`,
  );

const fitted = (cover: Buffer) => sharp(cover).resize(500, HEIGHT, { fit: 'cover' }).png().toBuffer();

/** The largest of three sizes in which the title leaves room for the name under it. */
async function fitting(title: string, width: number) {
  const sizes = [40, 31, 24];
  for (const size of sizes) {
    const drawn = await line(title, { size, width, colour: '#ffffff' });
    if (drawn.info.height <= 300 || size === sizes.at(-1)) return drawn;
  }
  throw new Error('no size was tried');
}

/** Fonts that were named once are known to the process: one text then mixes the scripts of all of them. */
const knowFonts = cached({
  load: () =>
    Promise.all(
      ['devanagari', 'latin-ext'].map((name) =>
        sharp({ text: { text: 'अ', fontfile: fontFile(name), rgba: true } })
          .png()
          .toBuffer(),
      ),
    ),
});

async function line(
  text: string,
  { size, width, colour }: { readonly size: number; readonly width: number; readonly colour: string },
) {
  await knowFonts();
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      fontfile: fontFile('latin'),
      font: `Inter, Noto Sans Devanagari Bold ${size}`,
      width,
      dpi: 110,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
