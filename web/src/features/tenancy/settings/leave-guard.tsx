import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';

/** Asks before work that is not saved is left, by a link or by closing the tab. */
export function LeaveGuard({ dirty }: { readonly dirty: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker({ shouldBlockFn: () => dirty, enableBeforeUnload: dirty, withResolver: true });
  return (
    <ConfirmModal
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('tenancy.settings.leave.title')}
      confirmLabel={t('tenancy.settings.leave.confirm')}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('tenancy.settings.leave.text')}
    </ConfirmModal>
  );
}
