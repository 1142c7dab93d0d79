import type { LessonFile } from '@abhyas/contract/courses/learning';
import { Button } from '@mantine/core';
import { IconDownload, IconFile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { sizeWords } from '../../study/size-words.ts';
import classes from '../course-player.module.css';
import { useOpenFile } from './use-open-file.ts';

interface Props {
  readonly courseId: string;
  readonly lessonId: string;
  readonly file: LessonFile;
}

/** A file to take away. */
export function FileLesson({ courseId, lessonId, file }: Props) {
  const { t } = useTranslation();
  const open = useOpenFile(courseId, lessonId);
  return (
    <div className={classes['card']}>
      <EmptyState
        icon={IconFile}
        title={file.title}
        action={
          <Button
            loading={open.busy}
            leftSection={<Icon of={IconDownload} size={16} />}
            onClick={() => open.send(file.mediaId)}
          >
            {t('courses.player.download')}
          </Button>
        }
      >
        {`${file.fileName} · ${sizeWords(file.bytes)}`}
      </EmptyState>
    </div>
  );
}
