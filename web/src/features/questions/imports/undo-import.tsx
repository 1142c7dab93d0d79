import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { useImportSteps } from './use-import.ts';

interface Props {
  /** The import to take back; undefined closes the question. */
  readonly summary: ImportSummary | undefined;
  readonly onClose: () => void;
}

/** Asks once, then takes a whole import back. */
export function UndoImport({ summary, onClose }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { running, undo } = useImportSteps(summary?.id ?? '');
  const count = summary?.counts.written ?? 0;
  const confirm = async () => {
    const undone = await undo();
    onClose();
    if (undone) toast.good(t('questions.imports.undo.done', { count, shown: number(count) }));
  };
  return (
    <ConfirmModal
      opened={summary !== undefined}
      onClose={onClose}
      title={t('questions.imports.undo.title')}
      confirmLabel={t('questions.imports.undo.confirm', { count, shown: number(count) })}
      busy={running === 'undo'}
      onConfirm={() => void confirm()}
    >
      {t('questions.imports.undo.text', { file: summary?.fileName ?? '' })}
    </ConfirmModal>
  );
}
