import type { Batch, memberSheetLimits } from '@abhyas/contract/cohorts/batches';
import { Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { SheetPicker } from '../../../ui/controls/sheet-picker.tsx';

/** The type fails to compile when the contract's limits change. */
const limits: typeof memberSheetLimits = { maxBytes: 2_000_000, maxRows: 5000 };

interface Props {
  readonly batch: Batch;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes a spreadsheet of students and goes to its check; nobody is added yet. */
export function ImportStudents({ batch, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('cohorts.imports.title', { name: batch.name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Upload batch={batch} onClose={onClose} />
    </Modal>
  );
}

function Upload({ batch, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const wordsOf = useSheetProblem();
  const upload = useMutation({
    mutationFn: (file: File) =>
      api.cohorts.uploadMembers({ params: { batchId: batch.id }, query: { fileName: file.name }, body: file }),
    onSuccess: ({ id }) => void navigate({ to: '/partner/groups/imports/$importId', params: { importId: id } }),
  });
  return (
    <SheetPicker
      choose={t('cohorts.imports.choose')}
      maxBytes={limits.maxBytes}
      tooLarge={t('cohorts.imports.sheet.SHEET_TOO_LARGE')}
      problem={upload.error ? wordsOf(upload.error) : undefined}
      busy={upload.isPending}
      onFile={upload.mutate}
      onClose={onClose}
    >
      {t('cohorts.imports.text', { rows: number(limits.maxRows) })}
    </SheetPicker>
  );
}

/** Why a file cannot be read, in words of its own where there are some. */
function useSheetProblem() {
  const { t, i18n } = useTranslation();
  const say = useRefusalText();
  return (error: unknown): string => {
    const code = isRefusal(error, 'MEMBER_SHEET') ? String(error.details['problem']) : '';
    const key = `cohorts.imports.sheet.${code}`;
    return code && i18n.exists(key) ? t(key) : say(error);
  };
}
