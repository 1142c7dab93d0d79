export type ImageErrorCode = 'IMAGE_TYPE' | 'IMAGE_BROKEN' | 'SVG_REFUSED';

/** Why a picture is refused; for SVG_REFUSED `what` names the thing in it, as it stands there. */
export class ImageError extends Error {
  readonly code: ImageErrorCode;
  readonly values: Readonly<Record<string, string>>;
  constructor(code: ImageErrorCode, values: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = 'ImageError';
    this.code = code;
    this.values = values;
  }
}

const SHOWN = 80;
/** Refuses a drawing for something in it. */
export const refuseSvg = (what: string): never => {
  throw new ImageError('SVG_REFUSED', { what: what.slice(0, SHOWN).toWellFormed() });
};
