import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { MediaField } from '../../media/index.ts';
import { useEditing } from './editing.ts';
import classes from './lesson-editor.module.css';

const MOST = 20;
const MOST_TITLE = 160;

/** Files that go with the lesson, to be taken along. */
export function FilesCard() {
  const { t } = useTranslation();
  const { draft, change, lesson, readOnly } = useEditing();
  const [adding, setAdding] = useState(false);
  const { files } = draft;
  const add = (mediaId: string | null) => {
    if (mediaId === null) return;
    setAdding(false);
    const name = lesson.media.find((item) => item.mediaId === mediaId)?.fileName;
    const title = name ?? t('courses.authoring.lesson.fileTitle', { number: files.length + 1 });
    change({ files: [...files, { mediaId, title: title.slice(0, MOST_TITLE) }] });
  };
  if (readOnly && files.length === 0) return null;
  return (
    <Card title={t('courses.authoring.lesson.files')} note={t('courses.authoring.lesson.filesNote')}>
      <div className={classes['lines']}>
        {files.length > 0 && (
          <ul className={classes['lines']}>
            {files.map(({ mediaId, title }, at) => (
              <li key={mediaId} className={classes['line']}>
                <TextInput
                  label={t('courses.authoring.lesson.fileName', { number: at + 1 })}
                  description={lesson.media.find((item) => item.mediaId === mediaId)?.fileName}
                  maxLength={MOST_TITLE}
                  readOnly={readOnly}
                  value={title}
                  onChange={(event) => change({ files: files.with(at, { mediaId, title: event.currentTarget.value }) })}
                />
                {!readOnly && (
                  <IconButton
                    icon={IconTrash}
                    label={t('courses.authoring.lesson.fileRemove', { title })}
                    onClick={() => change({ files: files.toSpliced(at, 1) })}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {adding && <MediaField kind="file" label={t('courses.authoring.lesson.fileNew')} value={null} onChange={add} />}
        {!readOnly && !adding && files.length < MOST && (
          <Button
            size="sm"
            variant="soft"
            leftSection={<Icon of={IconPlus} size={16} />}
            onClick={() => setAdding(true)}
          >
            {t('courses.authoring.lesson.fileAdd')}
          </Button>
        )}
      </div>
    </Card>
  );
}
