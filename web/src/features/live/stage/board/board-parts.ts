import { deferred } from '../../../../ui/deferred.tsx';

/** Where the build puts the fonts of the board (`web/scripts/fonts/board-fonts.ts`). */
const FONTS = '/static/board/';

/** Excalidraw asks this host for its fonts; told before its code comes, for it would ask a server elsewhere. */
function fontsFromHere(): void {
  (window as unknown as { EXCALIDRAW_ASSET_PATH?: string }).EXCALIDRAW_ASSET_PATH = FONTS;
}

/** The board of a room: a megabyte that comes when a board is shown for the first time. */
export const LiveCanvas = deferred(async () => {
  fontsFromHere();
  return (await import('./live-canvas.tsx')).default;
});

/** What is left of a board, as a picture; the same megabyte. */
export const KeptPicture = deferred(async () => {
  fontsFromHere();
  return (await import('./kept-picture.tsx')).default;
});
