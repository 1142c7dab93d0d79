import { arrangements, type PrintedDocument } from '@abhyas/contract/assessments/arrange-print';

/** A4 in CSS pixels. */
export const sheet = { width: 794, height: 1123 } as const;
const FOOT = 98;
const BOTTOM = 53;

/** The page as one sheet: margins as on paper, and what is not on the first page is not shown. */
const asSheet = `html{overflow:hidden}body{position:relative;width:${sheet.width}px;height:${sheet.height}px;padding:45px 45px 0;overflow:hidden}
.beyond{visibility:hidden!important}.two .flow{overflow:hidden;column-fill:auto}
footer{display:block;position:absolute;left:45px;right:45px;top:${sheet.height - FOOT}px;border-top:1px solid #555;padding-top:5px;font-size:7.5pt;color:#444}footer:empty{display:none}`;

/** The page with its fonts, and with what only this way of showing it needs. */
export const withStyles = (html: string, fonts: string, more = ''): string =>
  html.replace('</head>', () => `<style>${fonts}${more}</style></head>`);

export const asFirstPage = (html: string, fonts: string): string => withStyles(html, fonts, asSheet);

/** Arranges a page as the server would before it prints it. */
export async function arrange(page: Document): Promise<void> {
  await page.fonts.ready;
  await Promise.allSettled([...page.images].map((image) => image.decode()));
  for (const step of arrangements) step(page as unknown as PrintedDocument);
}

/** Leaves what stands on the first page. */
export function cutAfterFirst(page: Document): void {
  const foot = page.querySelector('footer')?.textContent ? FOOT : BOTTOM;
  const end = sheet.height - foot;
  const flow = page.querySelector<HTMLElement>('.two .flow');
  if (flow) flow.style.height = `${Math.max(0, end - flow.getBoundingClientRect().top)}px`;
  for (const part of page.querySelectorAll('.question, .shared, header.section, .key li, .end'))
    if (part.getBoundingClientRect().bottom > end) part.classList.add('beyond');
}
