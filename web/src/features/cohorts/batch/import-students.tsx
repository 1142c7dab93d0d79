import type { Batch } from '@abhyas/contract/cohorts/batches';
import { sheetCheckLimits } from '@abhyas/contract/sheet-checks/constants';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { SheetUploadDialog } from '../../../ui/sheet-checks/sheet-upload.tsx';

interface Props {
  readonly batch: Batch;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes a spreadsheet of students and goes to its check; nobody is added yet. */
export function ImportStudents({ batch, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  return (
    <SheetUploadDialog
      opened={opened}
      onClose={onClose}
      title={t('cohorts.imports.title', { name: batch.name })}
      texts="cohorts.imports"
      upload={(body, fileName) =>
        api.cohorts.uploadMemberImport({ params: { batchId: batch.id }, query: { fileName }, body })
      }
      onChecked={(importId) => void navigate({ to: '/partner/groups/imports/$importId', params: { importId } })}
    >
      {t('cohorts.imports.text', { rows: number(sheetCheckLimits.maxRows) })}
    </SheetUploadDialog>
  );
}
