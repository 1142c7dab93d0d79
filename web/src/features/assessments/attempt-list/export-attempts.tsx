import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Props {
  readonly paperId: string;
  readonly title: string;
  readonly disabled: boolean;
}

/** Takes the list of attempts away, as a workbook or as CSV. */
export function ExportAttempts({ paperId, title, disabled }: Props) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const [busy, setBusy] = useState(false);
  const params = { paperId };
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
  const workbook = async () =>
    saveFile(`${title}.xlsx`, (await api.assessments.exportAttemptSheet({ params })) as Blob);
  const table = async () => saveFile(`${title}.csv`, await api.assessments.exportAttempts({ params }));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="filled"
          loading={busy}
          disabled={disabled}
          leftSection={<Icon of={IconDownload} size={16} />}
          rightSection={<Icon of={IconChevronDown} size={14} />}
        >
          {t('authoring.analysis.take.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={IconFileSpreadsheet} size={16} />} onClick={() => void take(workbook)}>
          {t('authoring.analysis.take.list')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon of={IconFileText} size={16} />} onClick={() => void take(table)}>
          {t('authoring.attempts.export')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
