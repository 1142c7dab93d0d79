import { redirect } from '@tanstack/react-router';
import { institute } from '../lib/institute.ts';
import { ensureSession, session } from '../lib/session.ts';
import { defaultRedirection } from './guards.ts';

/** To the default redirection of who is signed in, else to the home (spec §2). */
export async function landAtStart(): Promise<never> {
  const settings = institute.find();
  await ensureSession();
  const me = session.find();
  throw redirect({ href: settings && me ? defaultRedirection(settings, me) : '/', replace: true });
}
