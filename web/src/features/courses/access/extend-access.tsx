import { Button, Modal, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './access.module.css';
import { useAccessChange } from './use-access-change.ts';
import { emptyWindow, useWindowBody } from './window-fields.tsx';

interface Props {
  readonly courseId: string;
  readonly accountIds: readonly string[];
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Moves the end of what staff gave. */
export function ExtendAccess(props: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t('courses.access.extend.title', { count: props.accountIds.length })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ courseId, accountIds, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [ends, setEnds] = useState<'day' | 'never'>('day');
  const [endsOn, setEndsOn] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const bodyOf = useWindowBody();
  const { change, busy } = useAccessChange<{ extended: number; skipped: number }>(({ extended, skipped }) => {
    onDone();
    if (extended > 0) toast.good(t('courses.access.extend.done', { count: extended }));
    if (skipped > 0) toast.warn(t('courses.access.extend.skipped', { count: skipped }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = bodyOf({ ...emptyWindow, ends, endsOn });
    if (!body) return setProblem(t('errors.ACCESS_WINDOW'));
    const endsAt = body.endsAt ?? null;
    change(() =>
      api.courses.extendCourse({
        params: { courseId },
        body: { accountIds: [...accountIds], endsAt, reason: reason.trim() },
      }),
    );
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <p>{t('courses.access.extend.text')}</p>
      <Segmented
        label={t('courses.access.window.ends')}
        options={[
          { value: 'day', label: t('courses.access.window.onDay') },
          { value: 'never', label: t('courses.access.window.never') },
        ]}
        value={ends}
        onChange={setEnds}
      />
      {ends === 'day' && (
        <TextInput
          type="date"
          label={t('courses.access.window.lastDay')}
          description={t('courses.access.window.lastDayHelp')}
          value={endsOn}
          error={problem}
          onChange={(event) => {
            setEndsOn(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      )}
      <Textarea
        label={t('courses.access.note')}
        description={t('courses.access.noteHelp')}
        autosize
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy}>
          {t('courses.access.extend.confirm')}
        </Button>
      </div>
    </form>
  );
}
