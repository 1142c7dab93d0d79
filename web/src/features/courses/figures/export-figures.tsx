import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';

/** Takes the figures away: everything as a workbook, or the learners as CSV. */
export function ExportFigures({ courseId, title }: { readonly courseId: string; readonly title: string }) {
  const { t } = useTranslation();
  const params = { courseId };
  const take = useChange(async (kind: 'xlsx' | 'csv') => {
    const name = `${title} – ${t('courses.figures.title')}.${kind}`;
    if (kind === 'csv') saveFile(name, await api.courses.exportLearnersCsv({ params }));
    else saveFile(name, (await api.courses.exportFigures({ params })) as Blob);
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="outline"
          loading={take.busy}
          leftSection={<Icon of={IconDownload} size={16} />}
          rightSection={<Icon of={IconChevronDown} size={14} />}
        >
          {t('courses.figures.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={IconFileSpreadsheet} size={16} />} onClick={() => take.send('xlsx')}>
          {t('courses.figures.xlsx')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon of={IconFileText} size={16} />} onClick={() => take.send('csv')}>
          {t('courses.figures.csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
