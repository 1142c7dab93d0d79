import { Button, Modal, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './employees.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly help: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly problem?: string | undefined;
  /** What has to be typed before the button works. */
  readonly typed?: string | undefined;
  readonly children?: ReactNode;
  readonly onConfirm: (reason: string) => void;
}

/** Asks why, before something that both logs keep. */
export function ReasonModal(props: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Question {...props} />
    </Modal>
  );
}

function Question({ onClose, help, confirm, danger, busy, problem, typed, children, onConfirm }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = reason.trim().length < 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!missing && (typed === undefined || word.trim() === typed)) onConfirm(reason.trim());
  };
  return (
    <form onSubmit={submit} className={classes['question']} noValidate>
      {children}
      <Textarea
        data-autofocus
        label={t('tenancy.employees.reason')}
        description={help}
        value={reason}
        maxLength={300}
        autosize
        minRows={2}
        error={problem ?? (asked && missing ? t('tenancy.employees.reasonMissing') : undefined)}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {typed !== undefined && (
        <TextInput
          label={t('ui.confirm.type', { word: typed })}
          value={word}
          autoComplete="off"
          error={asked && word.trim() !== typed ? t('tenancy.employees.wordMissing') : undefined}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      )}
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'action'} loading={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
