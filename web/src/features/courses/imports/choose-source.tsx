import { Button } from '@mantine/core';
import { IconFileZip, IconFolder } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { type ChosenFolder, folderOf } from './folder-of.ts';
import classes from './imports.module.css';

interface Props {
  readonly onArchive: (file: File) => void;
  readonly onFolder: (folder: ChosenFolder) => void;
}

/** An archive, or a folder of this machine; with a table to begin an outline with. */
export function ChooseSource({ onArchive, onFolder }: Props) {
  const { t } = useTranslation();
  const archive = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  return (
    <>
      <p>{t('courses.imports.text')}</p>
      <input
        ref={archive}
        type="file"
        accept=".zip,.imscc"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onArchive(file);
          event.currentTarget.value = '';
        }}
      />
      <input
        ref={(element) => {
          folder.current = element;
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        onChange={(event) => {
          const chosen = folderOf(event.currentTarget.files);
          if (chosen) onFolder(chosen);
          event.currentTarget.value = '';
        }}
      />
      <div className={classes['ways']}>
        <Way icon={IconFileZip} title={t('courses.imports.archive.title')} text={t('courses.imports.archive.text')}>
          <Button variant="action" data-autofocus onClick={() => archive.current?.click()}>
            {t('courses.imports.archive.choose')}
          </Button>
        </Way>
        <Way icon={IconFolder} title={t('courses.imports.folder.title')} text={t('courses.imports.folder.text')}>
          <Button variant="outline" onClick={() => folder.current?.click()}>
            {t('courses.imports.folder.choose')}
          </Button>
        </Way>
      </div>
      <p className={classes['hint']}>
        {t('courses.imports.outline.text')} {t('courses.imports.outline.types')}{' '}
        <button
          type="button"
          className={classes['link']}
          onClick={() => saveFile('outline.csv', t('courses.imports.outline.table'))}
        >
          {t('courses.imports.outline.take')}
        </button>
      </p>
    </>
  );
}

interface WayProps {
  readonly icon: TablerIcon;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}
function Way({ icon, title, text, children }: WayProps) {
  return (
    <section className={classes['way']}>
      <Icon of={icon} size={24} />
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </section>
  );
}
