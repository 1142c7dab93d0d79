import type { Language } from '@abhyas/contract/shapes';
import { buffer } from 'node:stream/consumers';
import PdfFile from 'pdfkit';
import { create as createQr } from 'qrcode';
import { logoAsPng } from '../../../kernel/pdf/logo-as-png.ts';
import { fitLines, type LineStyle, writeLine } from '../../../kernel/pdf/pdf-text.ts';
import { certificateTexts } from './certificate-texts.ts';

export interface DrawnCertificate {
  readonly institute: string;
  readonly tagline: string;
  /** `#rrggbb`; can be read under white. */
  readonly colour: string;
  /** The logo as `data:` address. */
  readonly logo: string | undefined;
  readonly language: Language;
  /** Time zone of the institute. */
  readonly zone: string;
  readonly name: string;
  readonly title: string;
  readonly completedAt: Date;
  readonly code: string;
  /** The whole public address. */
  readonly address: string;
}
type Pdf = InstanceType<typeof PdfFile>;

/** A4 across, in points. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const EDGE = 28;
const LEFT = 76;
const INK = '#1b2733';
const QUIET = '#5b6875';
const QR_SIDE = 92;

/** A certificate as a PDF file of one page: the institute’s logo, name and colour, whose it is, of what, since when, and where it is checked. */
export async function drawCertificate(drawn: DrawnCertificate): Promise<Buffer> {
  const texts = certificateTexts[drawn.language];
  const pdf = new PdfFile({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: drawn.language,
    info: { Title: `${texts.head}: ${drawn.title}`, Author: drawn.institute, Subject: drawn.name },
  });
  const file = buffer(pdf);
  drawFrame(pdf, drawn.colour);
  await drawHead(pdf, drawn);
  drawWords(pdf, drawn);
  drawQr(pdf, drawn);
  pdf.end();
  return file;
}

function drawFrame(pdf: Pdf, colour: string): void {
  pdf.rect(0, 0, 14, HEIGHT).fill(colour);
  pdf.rect(0, 0, WIDTH, HEIGHT).lineWidth(0).fillOpacity(1);
  pdf
    .roundedRect(EDGE + 6, EDGE, WIDTH - 2 * EDGE - 6, HEIGHT - 2 * EDGE, 10)
    .lineWidth(1)
    .strokeColor('#d5dce3')
    .stroke();
}

async function drawHead(pdf: Pdf, { institute, tagline, colour, logo }: DrawnCertificate): Promise<void> {
  const picture = logo && (await logoAsPng(logo));
  if (picture) pdf.image(picture.bytes, LEFT, 85 - picture.height / 2, { width: picture.width });
  const x = picture ? LEFT + picture.width + 16 : LEFT;
  const { lines, size } = fitLines(pdf, institute, { width: WIDTH - x - LEFT, most: 1, ...bold(20) });
  writeLine(pdf, lines.join(' '), { x, y: tagline ? 83 : 92, align: 'left' }, { ...bold(size), colour });
  if (tagline) writeLine(pdf, tagline, { x, y: 101, align: 'left' }, quiet(10.5));
}

function drawWords(pdf: Pdf, { language, name, title, completedAt, zone, colour }: DrawnCertificate): void {
  const texts = certificateTexts[language];
  const width = WIDTH - 2 * LEFT;
  const at = (y: number) => ({ x: LEFT, y, align: 'left' as const });
  writeLine(pdf, texts.head, at(196), { ...bold(36), colour: INK });
  writeLine(pdf, texts.before, at(246), quiet(14));
  const who = fitLines(pdf, name, { width, most: 1, ...bold(34) });
  writeLine(pdf, who.lines.join(' '), at(290), { ...bold(who.size), colour });
  writeLine(pdf, texts.between, at(326), quiet(14));
  const what = fitLines(pdf, title, { width, most: 2, ...bold(24) });
  what.lines.forEach((line, index) => writeLine(pdf, line, at(360 + index * 32), bold(what.size)));
  const date = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'long', timeZone: zone });
  writeLine(pdf, texts.completed, at(486), quiet(11));
  writeLine(pdf, date.format(completedAt), at(506), bold(15));
}

function drawQr(pdf: Pdf, { address, code, language }: DrawnCertificate): void {
  const { modules } = createQr(address, { errorCorrectionLevel: 'M' });
  const side = QR_SIDE / modules.size;
  const [left, top] = [WIDTH - LEFT - QR_SIDE, 414];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) pdf.rect(left + column * side, top + row * side, side + 0.05, side + 0.05);
  pdf.fill(INK);
  const x = 300;
  writeLine(pdf, certificateTexts[language].verify, { x, y: 470, align: 'left' }, quiet(11));
  const { lines, size } = fitLines(pdf, address, { width: left - x - 24, most: 1, ...bold(11) });
  writeLine(pdf, lines.join(' '), { x, y: 488, align: 'left' }, { ...bold(size), weight: 400 });
  writeLine(pdf, code, { x, y: 506, align: 'left' }, quiet(11));
  pdf.link(x, 476, left - x - 24, 18, address);
}

const bold = (size: number): LineStyle => ({ size, weight: 700, colour: INK });
const quiet = (size: number): LineStyle => ({ size, weight: 400, colour: QUIET });
