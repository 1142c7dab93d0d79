import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export { registerFiles } from './files/serve-files.ts';
export { adoptImages, dropImages } from './images/adopt-images.ts';
export { addressesOf } from './images/addresses-of.ts';
export { readImages } from './images/read-images.ts';
export { storedBytes } from './images/images.store.ts';
export { saveImage } from './images/save-image.ts';
export { mediaPersonalData } from './personal-data.ts';

export const mediaDomain = domain({ name: 'media', contract: api.media, handlers });
