import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { TakeMenu } from '../take-away/take-menu.tsx';

interface Props {
  readonly paperId: string;
  readonly title: string;
  readonly disabled: boolean;
}

/** Takes the list of attempts away, as a workbook or as CSV. */
export function ExportAttempts({ paperId, title, disabled }: Props) {
  const { t } = useTranslation();
  const params = { paperId };
  const workbook = async () =>
    saveFile(`${title}.xlsx`, (await api.assessments.exportAttemptSheet({ params })) as Blob);
  const table = async () => saveFile(`${title}.csv`, await api.assessments.exportAttempts({ params }));
  return (
    <TakeMenu
      disabled={disabled}
      ways={[
        { label: t('authoring.analysis.take.list'), icon: IconFileSpreadsheet, take: workbook },
        { label: t('authoring.attempts.export'), icon: IconFileText, take: table },
      ]}
    />
  );
}
