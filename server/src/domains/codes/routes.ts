import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { blockCodeBatch } from './batches/block-code-batch.ts';
import { listCodeBatches } from './batches/list-code-batches.ts';
import { showCodeBatch } from './batches/show-code-batch.ts';
import { createGift } from './gifts/create-gift.ts';
import { listMyGifts } from './gifts/list-my-gifts.ts';
import { sendGiftAgain } from './gifts/send-gift-again.ts';
import { blockCode } from './list/block-code.ts';
import { listCodes } from './list/list-codes.ts';
import { createCodeBatch } from './batches/create-code-batch.ts';
import { takeCodeList } from './batches/take-code-list.ts';
import { takeCodeSheets } from './batches/take-code-sheets.ts';
import { listMyCodes } from './redeeming/list-my-codes.ts';
import { redeemCode } from './redeeming/redeem-code.ts';

export const handlers: Handlers<typeof api.codes> = {
  listCodeBatches,
  createCodeBatch,
  showCodeBatch,
  blockCodeBatch,
  takeCodeList,
  takeCodeSheets,
  listCodes,
  blockCode,
  redeemCode,
  listMyCodes,
  createGift,
  listMyGifts,
  sendGiftAgain,
};
