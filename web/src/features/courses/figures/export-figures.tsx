import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { toast } from '../../../ui/status/toast.tsx';

/** Takes the figures away: everything as a workbook, or the learners as CSV. */
export function ExportFigures({ courseId, title }: { readonly courseId: string; readonly title: string }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const params = { courseId };
  const take = useMutation({
    mutationFn: async (kind: 'xlsx' | 'csv') => {
      const name = `${title} – ${t('courses.figures.title')}.${kind}`;
      if (kind === 'csv') saveFile(name, await api.courses.exportLearnersCsv({ params }));
      else saveFile(name, (await api.courses.exportFigures({ params })) as Blob);
    },
    onError: (error) => toast.bad(say(error)),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="outline"
          loading={take.isPending}
          leftSection={<Icon of={IconDownload} size={16} />}
          rightSection={<Icon of={IconChevronDown} size={14} />}
        >
          {t('courses.figures.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={IconFileSpreadsheet} size={16} />} onClick={() => take.mutate('xlsx')}>
          {t('courses.figures.xlsx')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon of={IconFileText} size={16} />} onClick={() => take.mutate('csv')}>
          {t('courses.figures.csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
