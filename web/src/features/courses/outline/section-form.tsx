import type { OutlineDraftSection } from '@abhyas/contract/courses/outline';
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './outline.module.css';
import { ReleaseField } from './release-field.tsx';
import type { OutlineChanges } from './use-outline.ts';

interface Props {
  readonly section: OutlineDraftSection;
  readonly changes: OutlineChanges;
  readonly onClose: () => void;
}

const MOST_TITLE = 120;

/** Name of a section and when it opens. */
export function SectionForm({ section, changes, onClose }: Props) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(section.title);
  const [release, setRelease] = useState(section.release);
  const blank = title.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blank) return;
    void changes.saveSection(section.sectionId, { title: title.trim(), release });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('courses.authoring.outline.editSection')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form className={classes['form']} noValidate onSubmit={submit}>
        <TextInput
          data-autofocus
          label={t('courses.authoring.outline.sectionName')}
          required
          maxLength={MOST_TITLE}
          value={title}
          error={blank && t('courses.authoring.outline.nameNeeded')}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <ReleaseField value={release} onChange={setRelease} />
        <div className={classes['buttons']}>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="filled">
            {t('courses.authoring.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
