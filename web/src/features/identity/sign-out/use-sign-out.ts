import { useTranslation } from 'react-i18next';
import { signOut } from '../../../lib/session.ts';
import { toast } from '../../../ui/status/toast.tsx';

/** Signs out; where the server cannot be reached it says so, since the session would live on there. */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  return () => {
    signOut().catch(() => toast.bad(t('identity.signOut.failed'), { text: t('identity.signOut.failedText') }));
  };
}
