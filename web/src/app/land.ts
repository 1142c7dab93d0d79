import { redirect } from '@tanstack/react-router';
import { institute } from '../lib/institute.ts';
import { ensureSession, session } from '../lib/session.ts';
import { defaultRedirection } from './guards.ts';

/** The default redirection of who is signed in, else the home (spec §2). */
export async function startAddress(): Promise<string> {
  const settings = institute.find();
  await ensureSession();
  const me = session.find();
  return settings && me ? defaultRedirection(settings, me) : '/';
}

/** Goes there from a guard. */
export async function landAtStart(): Promise<never> {
  throw redirect({ href: await startAddress(), replace: true });
}
