import { redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { institute } from '../lib/institute.ts';
import { ensureSession, session } from '../lib/session.ts';
import { toast } from '../ui/status/toast.tsx';
import { enter } from './enter.ts';
import { defaultRedirection, loggedInGuard } from './guards.ts';

interface Asked {
  readonly location: { readonly href: string };
}

/** To the default redirection of who is signed in, else to the home (spec §2). */
export async function landAtStart(): Promise<never> {
  const settings = institute.find();
  await ensureSession();
  const me = session.find();
  throw redirect({ href: settings && me ? defaultRedirection(settings, me) : '/', replace: true });
}

/** Where other services send people back to: signed in only, then the default redirection with a word about what happened. */
export const landWithNotice =
  (messageKey: string) =>
  async (asked: Asked): Promise<never> => {
    await enter(loggedInGuard)(asked);
    toast.info(i18next.t(`${messageKey}.title`), { text: i18next.t(`${messageKey}.text`) });
    return landAtStart();
  };
