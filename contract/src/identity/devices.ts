import { z } from 'zod';
import { del, get, post } from '../endpoint.ts';
import { id, instant, whole } from '../shapes.ts';

export const device = z.object({
  deviceId: id,
  /** Product names as the device gives them; empty where it does not say. */
  browser: z.string(),
  system: z.string(),
  kind: z.enum(['computer', 'phone', 'tablet', 'app']),
  signedInAt: instant,
  lastUsedAt: instant,
  address: z.string(),
  /** Where the address is, roughly; null where that is not known. Country: ISO code. */
  place: z.object({ city: z.string().nullable(), country: z.string() }).nullable(),
  isThis: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const devices = {
  listDevices: get('/api/devices', {
    summary: 'Where one’s account is signed in, last used first',
    access: 'signedIn',
    reply: z.object({ devices: z.array(device), limit: whole.nullable() }),
  }),
  signOutDevice: del('/api/devices/:deviceId', {
    summary: 'Signs one device out; it is out everywhere within a second',
    access: 'signedIn',
    params: z.object({ deviceId: id }),
    reply: z.object({ signedOut: whole }),
  }),
  signOutDevices: post('/api/devices/sign-out', {
    summary: 'Signs out all other devices, or all of them',
    access: 'signedIn',
    body: z.object({ alsoThis: z.boolean().default(false) }),
    reply: z.object({ signedOut: whole }),
  }),
  describeSession: post('/api/session-log', {
    summary:
      'Once after signing in, under the id of the 60-second login cookie: screen and time zone of the device (spec §9)',
    access: 'signedIn',
    body: z.object({
      id,
      screenWidth: z.int().min(0).max(20_000),
      screenHeight: z.int().min(0).max(20_000),
      timeZone: z.string().regex(/^[\w+/-]{0,60}$/),
    }),
    reply: z.object({ kept: z.boolean() }),
  }),
};
