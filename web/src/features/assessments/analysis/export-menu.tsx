import { IconFileSpreadsheet, IconFileText, IconPrinter } from '@tabler/icons-react';
import type { Language } from '@abhyas/contract/shapes';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { TakeMenu } from '../take-away/take-menu.tsx';
import type { AnalysisSearch } from '../addresses.ts';
import { askedOf } from './choose-questions.ts';

interface Props {
  readonly paperId: string;
  readonly title: string;
  readonly search: AnalysisSearch;
}

/** Takes the analysis away: as a workbook, as CSV, as PDF with attempts and absent students, or as the browser prints this page. */
export function ExportMenu({ paperId, title, search }: Props) {
  const { t, i18n } = useTranslation();
  const asked = { params: { paperId }, query: askedOf(search) };
  const name = `${title} – ${t('authoring.analysis.title')}`;
  const workbook = async () => saveFile(`${name}.xlsx`, (await api.assessments.exportAnalysis(asked)) as Blob);
  const table = async () => saveFile(`${name}.csv`, await api.assessments.exportQuestionFigures(asked));
  return (
    <TakeMenu
      // Of other students it is another file.
      key={JSON.stringify(asked.query)}
      pdf={{
        label: t('authoring.analysis.take.pdf'),
        fileName: `${name}.pdf`,
        ask: () =>
          api.assessments.printResults({
            params: { paperId },
            body: { ...asked.query, language: i18n.language as Language },
          }),
      }}
      ways={[
        { label: t('authoring.analysis.take.xlsx'), icon: IconFileSpreadsheet, take: workbook },
        { label: t('authoring.analysis.take.csv'), icon: IconFileText, take: table },
        { label: t('authoring.analysis.take.print'), icon: IconPrinter, take: async () => window.print() },
      ]}
    />
  );
}
