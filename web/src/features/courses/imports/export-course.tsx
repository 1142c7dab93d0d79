import { Menu } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Props {
  readonly courseId: string;
  readonly title: string;
  /** What is not saved yet goes first. */
  readonly settle?: () => Promise<unknown>;
}

/** Line of a menu: the course with all its files as an archive that can be imported again. */
export function ExportCourse({ courseId, title, settle }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const take = async () => {
    try {
      await settle?.();
      toast.info(t('courses.imports.exporting'));
      const archive = await api.courses.exportCourse({ params: { courseId } });
      saveFile(`${title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.zip`, archive as Blob);
    } catch (error) {
      toast.bad(say(error));
    }
  };
  return (
    <Menu.Item leftSection={<Icon of={IconFileExport} size={16} />} onClick={() => void take()}>
      {t('courses.imports.export')}
    </Menu.Item>
  );
}
