import { Button, Modal, Radio, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import classes from './list.module.css';

const types = ['course', 'free', 'pack', 'subscription'] as const;
const MOST_TITLE = 120;

/** Names a course or pack and begins it. */
export function CreateCourse({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('courses.authoring.create.title')}
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
  const [type, setType] = useState<(typeof types)[number]>('course');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setProblem(t('courses.authoring.problems.NO_TITLE'));
    setBusy(true);
    try {
      const { courseId } = await api.courses.createCourse({ body: { title: title.trim(), type } });
      void client.invalidateQueries({ queryKey: api.courses.listAuthoredCourses.key });
      await navigate({ to: '/partner/courses/$courseId', params: { courseId } });
    } catch (error) {
      setProblem(textOf(error));
      setBusy(false);
    }
  };
  return (
    <form className={classes['create']} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        data-autofocus
        label={t('courses.authoring.details.title')}
        required
        maxLength={MOST_TITLE}
        value={title}
        error={problem}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Radio.Group
        label={t('courses.authoring.list.type')}
        value={type}
        onChange={(value) => setType(types.find((one) => one === value) ?? 'course')}
      >
        <div className={classes['types']}>
          {types.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`courses.authoring.types.${one}`)}
              description={t(`courses.authoring.typeHelp.${one}`)}
            />
          ))}
        </div>
      </Radio.Group>
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy}>
          {t('courses.authoring.create.confirm')}
        </Button>
      </div>
    </form>
  );
}
