import type { CardPicture } from '@abhyas/contract/flashcards/cards';
import { type Area, isOnPicture, LEAST_SIDE, MOST_AREAS, WHOLE_SIDE } from '@abhyas/contract/flashcards/rules/areas';

/** Marks what was a picture with hidden areas here. */
const PICTURE_MARK = 'abhyas-picture';
/** Says the areas in figures, so that they can be read back: which is asked, what is hidden, four numbers for each. */
const AREAS_MARK = 'data-abhyas-areas';
/** The whole of a picture in a side, from its mark to the end of its element: inside are elements without any of their own. */
const WHOLE_PICTURE = new RegExp(
  `<div class="${PICTURE_MARK}"[^>]*?(?: ${AREAS_MARK}="(one|all) (\\d+) ([\\d, ]+)")?[^>]*><img src="([^"]*)">(?:<div [^>]*></div>)*</div>`,
);

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
  const figures = areas.map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`).join(',');
  return `<div class="${PICTURE_MARK}" ${AREAS_MARK}="${hides} ${asked} ${figures}" style="position:relative;display:inline-block"><img src="${fileName}">${covers.join('')}</div>`;
}

/** A picture as a side of a file holds it. */
export interface ReadPicture extends Pick<CardPicture, 'hides' | 'areas' | 'asked'> {
  readonly fileName: string;
}

/** Whether a side holds what was a picture with hidden areas here. Pure. */
export const isOfPicture = (side: string): boolean => side.includes(`class="${PICTURE_MARK}"`);

/** A side without its picture. Pure. */
export const withoutPicture = (side: string): string => side.replace(WHOLE_PICTURE, '');

/** The picture of a side; undefined where it does not say its areas, or they are none that can be drawn. Pure. */
export function readPicture(side: string): ReadPicture | undefined {
  const [, hides, asked, figures = '', fileName = ''] = WHOLE_PICTURE.exec(side) ?? [];
  const areas = figures.split(',').flatMap((one): Area[] => {
    const [x, y, width, height, ...more] = one.trim().split(' ').map(Number);
    if (x === undefined || y === undefined || width === undefined || height === undefined || more.length > 0) return [];
    const area = { x, y, width, height };
    const isDrawn =
      Object.values(area).every((side) => Number.isInteger(side) && side >= 0) && Math.min(width, height) >= LEAST_SIDE;
    return isDrawn && isOnPicture(area) ? [area] : [];
  });
  const isWhole = areas.length === figures.split(',').length && areas.length <= MOST_AREAS;
  if (!hides || fileName === '' || !isWhole || areas[Number(asked)] === undefined) return undefined;
  return { hides: hides === 'one' ? 'one' : 'all', asked: Number(asked), areas, fileName };
}
