import { catalogue } from '../catalogue.ts';

export const mediaErrors = catalogue('media', {
  IMAGE_TYPE: [415, 1, 'This is not a picture of a kind we accept (PNG, JPEG, WebP, AVIF, SVG).'],
  IMAGE_BROKEN: [422, 2, 'The picture cannot be read.'],
  SVG_REFUSED: [422, 3, 'The drawing holds {what}, which is not accepted.'],
  ADDRESS_EXPIRED: [403, 4, 'This address is not valid any more.'],
});
