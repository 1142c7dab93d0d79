import type { secondFactor } from '@abhyas/contract/identity/second-factor';
import type { Handlers } from '../../../kernel/http/implement.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
  startSecondFactor,
} from './set-up-second-factor.ts';

export const secondFactorHandlers: Handlers<typeof secondFactor> = {
  showSecondFactor,
  startSecondFactor,
  confirmSecondFactor: (ctx, { body }) => confirmSecondFactor(ctx, body.otp),
  renewRecoveryCodes: (ctx, { body }) => renewRecoveryCodes(ctx, body.otp),
  removeSecondFactor: (ctx, { body }) => removeSecondFactor(ctx, body.otp),
};
