import { escaped } from '../../print/page/look/markup.ts';
import { pageRules } from '../../print/page/look/page-rules.ts';
import { style } from '../../print/page/look/style.ts';
import type { PageLanguage } from './page-language.ts';

/** Whose results they are: the head of the first page, and the margin of the others. */
export interface SheetHead {
  readonly institute: string;
  /** `data:` address. */
  readonly logo?: string;
  readonly title: string;
  /** What the document is: results, a rank list. */
  readonly kind: string;
  readonly facts: readonly string[];
}

/** Nothing is fetched and nothing runs, wherever the page is opened. */
const policy = `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'`;

/** Beyond what all printed pages have: tables over many pages, boxes of figures, bars. */
const resultStyle = `
.part{margin-top:5.5mm}
.part>h2{font-size:12pt;line-height:1.25;font-weight:700;break-after:avoid;margin-bottom:1mm}
.part>.about{font-size:.84em;color:#333;break-after:avoid;margin-bottom:1.2mm}
.rows{width:100%;border-collapse:collapse;font-size:8pt;line-height:1.3;font-variant-numeric:tabular-nums}
.rows.dense{font-size:7.2pt}
.rows+.rows{margin-top:3mm}
.rows thead{display:table-header-group}
.rows tr{break-inside:avoid}
.rows th{font-weight:650;text-align:left;vertical-align:bottom;overflow-wrap:normal;border-bottom:.9pt solid #000;padding:.8mm 1.2mm}
.rows td{vertical-align:top;overflow-wrap:anywhere;border-bottom:.35pt solid #aaa;padding:.75mm 1.2mm}
.rows .n{text-align:right}
.rows td.n{white-space:nowrap}
.rows small{display:block;font-size:.88em;color:#444}
.glance{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));border-top:.5pt solid #555;border-left:.5pt solid #555}
.glance div{border-right:.5pt solid #555;border-bottom:.5pt solid #555;padding:1.4mm 2mm 1.6mm;break-inside:avoid}
.glance dt{font-size:.84em}
.glance dd{font-size:14pt;line-height:1.2;font-weight:700;font-variant-numeric:tabular-nums}
.glance dd small{font-size:8.4pt;font-weight:400}
.glance p{font-size:.8em;color:#333}
.bars{display:block;width:100%;height:auto;break-inside:avoid}
.bars text{font-size:9px;fill:#000}
.bars .bar{fill:#bdbdbd;stroke:#333;stroke-width:.6}
.bars .line{stroke:#000;stroke-width:1}
.warning{border:1pt solid #000;padding:1.6mm 3mm 1.8mm;margin-top:3mm;break-inside:avoid}
.warning ul{margin-top:.6mm}
`;

/** One section of the page; `about` is text. */
export const part = (title: string, html: string, about = ''): string =>
  `<section class="part"><h2>${escaped(title)}</h2>${about === '' ? '' : `<p class="about">${escaped(about)}</p>`}${html}</section>`;

/** A page of HTML with letterhead and page numbers, to be printed on A4. Pure. */
export function sheetHtml({ language }: PageLanguage, head: SheetHead, body: string, fonts: string): string {
  const title = `${head.title} · ${head.kind}`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escaped(
    title,
  )}</title><style>${fonts}</style><style>${style}${resultStyle}${pageRules(title, head, '')}</style></head><body><div class="sheet">${headHtml(
    head,
  )}<main>${body}</main></div></body></html>`;
}

function headHtml({ institute, logo, title, kind, facts }: SheetHead): string {
  const picture = logo === undefined ? '' : `<img class="logo" src="${escaped(logo)}" alt="">`;
  return `<header class="letterhead">${picture}<div class="names"><p class="institute">${escaped(institute)}</p><h1>${escaped(
    title,
  )}</h1><p class="kind">${escaped(kind)}</p></div></header><div class="facts">${facts
    .map((fact) => `<span>${escaped(fact)}</span>`)
    .join('')}</div>`;
}
