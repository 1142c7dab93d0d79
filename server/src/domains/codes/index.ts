import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { SEND_GIFT, sendGift } from './gifts/send-gift.job.ts';
import { codeFiles } from './making/code-files.ts';
import { handlers } from './routes.ts';

export { namesOfCodeBatches } from './making/code-batches.store.ts';
export { giftShelf } from './gifts/gift-shelf.ts';
export { codesPersonalData } from './personal-data.store.ts';

export const codesDomain = domain({
  name: 'codes',
  contract: api.codes,
  handlers,
  fileKinds: [codeFiles],
  jobs: { [SEND_GIFT]: sendGift },
});
