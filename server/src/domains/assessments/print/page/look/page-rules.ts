import type { Booklet } from '../booklet.ts';
import { cssString } from './markup.ts';
import type { Setting } from '../setting.ts';
import { textFont } from './style.ts';
import { words } from './words.ts';

/** What the foot of every page is for. */
export const roughText = ({ languages }: Setting): string =>
  languages.map((language) => words[language].rough).join(' / ');

/** What stands in the margins: which paper this sheet is of, its page, and what its foot is for. */
export function pageRules(title: string, { institute }: Pick<Booklet, 'institute'>, rough: string): string {
  return `@page{size:A4;margin:15mm 12mm ${rough ? '26mm' : '14mm'};
@top-left{content:${cssString(institute)};font:500 7.5pt ${textFont};color:#444;vertical-align:bottom;padding-bottom:2.5mm}
@top-right{content:${cssString(title)};font:500 7.5pt ${textFont};color:#444;vertical-align:bottom;padding-bottom:2.5mm}
@bottom-left{content:${cssString(rough)};font:500 7.5pt ${textFont};color:#444;vertical-align:top;padding-top:1.5mm;${rough ? 'border-top:.5pt solid #555' : ''}}
@bottom-center{content:"";${rough ? 'border-top:.5pt solid #555' : ''}}
@bottom-right{content:counter(page) " / " counter(pages);font:600 8pt ${textFont};color:#222;vertical-align:top;padding-top:1.5mm;${rough ? 'border-top:.5pt solid #555' : ''}}}
@page:first{margin-top:12mm;@top-left{content:none}@top-right{content:none}}`;
}
