import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';

/** Asks before unsaved words are left, also when the page is closed. */
export function LeaveGuard({ dirty }: { readonly dirty: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <ConfirmModal
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('questions.leave.title')}
      confirmLabel={t('questions.leave.confirm')}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('questions.leave.text')}
    </ConfirmModal>
  );
}
