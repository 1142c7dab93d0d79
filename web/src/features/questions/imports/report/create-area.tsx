import { Button, Modal, Select } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../ui/status/toast.tsx';
import { subjects } from '../../preview/question-words.ts';
import classes from '../imports.module.css';
import type { ImportSteps } from '../use-import.ts';

interface Props {
  /** The area as the file names it; undefined closes the question. */
  readonly name: string | undefined;
  readonly steps: ImportSteps;
  readonly onClose: () => void;
}

/** Makes an area of the institute's own for every row that names it. */
export function CreateArea({ name, steps, onClose }: Props) {
  const { t } = useTranslation();
  const [subject, setSubject] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name === undefined || subject === null) return;
    const done = await steps.place(name, { createUnderSubject: subject });
    if (!done) return;
    toast.good(t('questions.imports.createArea.done', { name }));
    onClose();
  };
  return (
    <Modal
      opened={name !== undefined}
      onClose={onClose}
      title={t('questions.imports.createArea.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form className={classes['create']} onSubmit={(event) => void submit(event)}>
        <p>{t('questions.imports.createArea.text', { name: name ?? '' })}</p>
        <Select
          label={t('questions.fields.subject')}
          required
          data-autofocus
          data={subjects.map((one) => ({ value: one, label: t(`questions.subjects.${one}`) }))}
          value={subject}
          onChange={setSubject}
        />
        <div className={classes['ways']}>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="filled" disabled={subject === null} loading={steps.running === 'place'}>
            {t('questions.imports.createArea.confirm')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
