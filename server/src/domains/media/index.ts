import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export { registerFiles } from './files/serve-files.ts';
export { addressesOf } from './images/addresses-of.ts';
export { saveImage } from './images/save-image.ts';

export const mediaDomain = domain({ name: 'media', contract: api.media, handlers });
