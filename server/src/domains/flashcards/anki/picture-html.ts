import type { CardPicture } from '@abhyas/contract/flashcards/cards';
import { type Area, WHOLE_SIDE } from '@abhyas/contract/flashcards/rules/areas';

/** Marks what was a picture with hidden areas here: its areas cannot be read back from there. */
export const PICTURE_MARK = 'abhyas-picture';

const share = (value: number) => `${(100 * value) / WHOLE_SIDE}%`;
const placed = ({ x, y, width, height }: Area) =>
  `position:absolute;box-sizing:border-box;left:${share(x)};top:${share(y)};width:${share(width)};height:${share(height)}`;

/** A side of a card of a picture as HTML that shows it in any program, with the file's name in its collection. Pure. */
export function pictureHtml(
  { hides, areas, asked }: Pick<CardPicture, 'hides' | 'areas' | 'asked'>,
  fileName: string,
  turned: boolean,
): string {
  const covers = areas.flatMap((area, at) => {
    const isAsked = at === asked;
    if (!isAsked && hides === 'one') return [];
    const face = isAsked
      ? 'background:#f4b183;border:2px solid #c2410c'
      : 'background:#c5cfe8;border:1px solid #5a6ea8';
    return [`<div style="${placed(area)};${isAsked && turned ? 'border:2px solid #1a7f37' : face}"></div>`];
  });
  return `<div class="${PICTURE_MARK}" style="position:relative;display:inline-block"><img src="${fileName}">${covers.join('')}</div>`;
}
