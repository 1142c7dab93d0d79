import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconFileText, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { type AnalysisSearch, askedOf } from './analysis-search.ts';

interface Props {
  readonly paperId: string;
  readonly title: string;
  readonly search: AnalysisSearch;
}

/** Takes the analysis away: as a workbook, as CSV, or on paper (a PDF where the browser prints to one). */
export function ExportMenu({ paperId, title, search }: Props) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const [busy, setBusy] = useState(false);
  const asked = { params: { paperId }, query: askedOf(search) };
  const name = `${title} – ${t('authoring.analysis.title')}`;
  const take = async (save: () => Promise<void>) => {
    setBusy(true);
    try {
      await save();
    } catch (error) {
      toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  const workbook = async () => saveFile(`${name}.xlsx`, (await api.assessments.exportAnalysis(asked)) as Blob);
  const table = async () => saveFile(`${name}.csv`, await api.assessments.exportQuestionFigures(asked));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="filled"
          loading={busy}
          leftSection={<Icon of={IconDownload} size={16} />}
          rightSection={<Icon of={IconChevronDown} size={14} />}
        >
          {t('authoring.analysis.take.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={IconFileSpreadsheet} size={16} />} onClick={() => void take(workbook)}>
          {t('authoring.analysis.take.xlsx')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon of={IconFileText} size={16} />} onClick={() => void take(table)}>
          {t('authoring.analysis.take.csv')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon of={IconPrinter} size={16} />} onClick={() => window.print()}>
          {t('authoring.analysis.take.print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
