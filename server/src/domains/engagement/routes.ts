import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { createBroadcast } from './broadcasts/create-broadcast.ts';
import { listBroadcasts } from './broadcasts/list-broadcasts.ts';
import { previewBroadcast } from './broadcasts/preview-broadcast.ts';
import { removeBroadcast } from './broadcasts/remove-broadcast.ts';
import { saveBroadcast } from './broadcasts/save-broadcast.ts';
import { sendBroadcast } from './broadcasts/send-broadcast.ts';
import { showBroadcast } from './broadcasts/show-broadcast.ts';
import { testBroadcast } from './broadcasts/test-broadcast.ts';
import { withdrawBroadcast } from './broadcasts/withdraw-broadcast.ts';
import { answerEnquiry } from './enquiries/answer-enquiry.ts';
import { listEnquiries } from './enquiries/list-enquiries.ts';
import { sendEnquiry } from './enquiries/send-enquiry.ts';
import { acceptReferral } from './referrals/accept-referral.ts';
import { listReferrals } from './referrals/list-referrals.ts';
import { saveReferralRules } from './referrals/save-referral-rules.ts';
import { showMyReferrals } from './referrals/show-my-referrals.ts';
import { showReferralRules } from './referrals/show-referral-rules.ts';

export const handlers: Handlers<typeof api.engagement> = {
  listBroadcasts,
  showBroadcast,
  createBroadcast,
  saveBroadcast,
  removeBroadcast,
  previewBroadcast,
  testBroadcast,
  sendBroadcast,
  withdrawBroadcast,
  sendEnquiry,
  listEnquiries,
  answerEnquiry,
  showMyReferrals,
  acceptReferral,
  listReferrals,
  showReferralRules,
  saveReferralRules,
};
