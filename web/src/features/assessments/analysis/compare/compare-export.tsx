import type { PaperComparison } from '@abhyas/contract/assessments/analysis';
import type { Language } from '@abhyas/contract/shapes';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { TakeMenu } from '../../take-away/take-menu.tsx';

interface Props {
  /** What stands on the screen; undefined while nothing does. */
  readonly comparison: PaperComparison | undefined;
  readonly batchId: string | undefined;
}

/** Takes a comparison away with every student in it: as a workbook, as CSV, as PDF. */
export function CompareExport({ comparison, batchId }: Props) {
  const { t, i18n } = useTranslation();
  const papers = comparison?.papers.map(({ id }) => id) ?? [];
  const asked = { query: { papers: papers.join(','), ...(batchId && { batchId }) } };
  const name = comparison?.papers.map(({ title }) => title).join(' · ') ?? '';
  return (
    <TakeMenu
      // Of other papers it is another file.
      key={JSON.stringify(asked)}
      variant="outline"
      disabled={!comparison}
      pdf={{
        label: t('authoring.compare.take.pdf'),
        fileName: `${name}.pdf`,
        ask: () =>
          api.assessments.printComparison({
            body: { papers, ...(batchId && { batchId }), language: i18n.language as Language },
          }),
      }}
      ways={[
        {
          label: t('authoring.compare.take.xlsx'),
          icon: IconFileSpreadsheet,
          take: async () => saveFile(`${name}.xlsx`, (await api.assessments.exportComparison(asked)) as Blob),
        },
        {
          label: t('authoring.compare.take.csv'),
          icon: IconFileText,
          take: async () => saveFile(`${name}.csv`, await api.assessments.exportGains(asked)),
        },
      ]}
    />
  );
}
