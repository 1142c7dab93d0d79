import type { devices } from '@abhyas/contract/identity/devices';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { describeSession } from './describe-session.ts';
import { listDevices } from './list-devices.ts';
import { signOutDevice, signOutDevices } from './sign-out-devices.ts';

export const deviceHandlers: Handlers<typeof devices> = {
  listDevices,
  signOutDevice: (ctx, { params }) => signOutDevice(ctx, params.deviceId),
  signOutDevices: (ctx, { body }) => signOutDevices(ctx, body.alsoThis),
  describeSession,
};
