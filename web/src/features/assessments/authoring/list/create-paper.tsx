import { Button, Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { PatternChoice } from '../patterns/pattern-choice.tsx';
import { most } from '../draft/paper-limits.ts';
import classes from './list.module.css';

/** Names a test and begins it with the usual values, or as an official paper is made. */
export function CreatePaper({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('authoring.create.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Naming onClose={onClose} />
    </Modal>
  );
}

function Naming({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const textOf = useRefusalText();
  const [title, setTitle] = useState('');
  const [patternId, setPatternId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setProblem(t('authoring.problems.NO_TITLE'));
    setBusy(true);
    try {
      const { paperId } = await api.assessments.createPaper({
        body: { title: title.trim(), ...(patternId !== null && { patternId }) },
      });
      void client.invalidateQueries({ queryKey: api.assessments.listPapers.key });
      await navigate({ to: '/partner/papers/$paperId', params: { paperId }, search: { tab: 'sections' } });
    } catch (error) {
      setProblem(textOf(error));
      setBusy(false);
    }
  };
  return (
    <form className={classes['create']} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        data-autofocus
        label={t('authoring.details.name')}
        description={t('authoring.details.nameHelp')}
        required
        maxLength={most.title}
        value={title}
        error={problem}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <PatternChoice value={patternId} onChange={setPatternId} />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy}>
          {t('authoring.create.confirm')}
        </Button>
      </div>
    </form>
  );
}
