import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import type { Language } from '@abhyas/contract/shapes';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { TakeMenu } from '../take-away/take-menu.tsx';

interface Props {
  readonly paperId: string;
  readonly title: string;
  readonly disabled: boolean;
}

/** Takes the list of attempts away, as a workbook or as CSV, or with all other results as PDF. */
export function ExportAttempts({ paperId, title, disabled }: Props) {
  const { t, i18n } = useTranslation();
  const params = { paperId };
  const workbook = async () =>
    saveFile(`${title}.xlsx`, (await api.assessments.exportAttemptSheet({ params })) as Blob);
  const table = async () => saveFile(`${title}.csv`, await api.assessments.exportAttempts({ params }));
  return (
    <TakeMenu
      disabled={disabled}
      pdf={{
        label: t('authoring.analysis.take.pdf'),
        fileName: `${title}.pdf`,
        ask: () => api.assessments.printResults({ params, body: { language: i18n.language as Language } }),
      }}
      ways={[
        { label: t('authoring.analysis.take.list'), icon: IconFileSpreadsheet, take: workbook },
        { label: t('authoring.attempts.export'), icon: IconFileText, take: table },
      ]}
    />
  );
}
