import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './confirm-modal.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen, and that it cannot be taken back. */
  readonly children: ReactNode;
  /** A button says what it does: "End the test for all". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly tone?: 'danger' | 'action' | undefined;
  readonly busy?: boolean | undefined;
  /** The words to type before the button works, e.g. the institute's name. */
  readonly typed?: string | undefined;
}

/** The question before what cannot be undone; the gravest need a word typed. What can be undone gets a toast with undo instead. */
export function ConfirmModal(props: Props) {
  const { opened, onClose, title } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': useTranslation().t('ui.close') }}
    >
      <Question {...props} />
    </Modal>
  );
}

function Question({ onClose, children, confirmLabel, onConfirm, tone = 'danger', busy = false, typed }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const ready = typed === undefined || text.trim() === typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) onConfirm();
  };
  return (
    <form onSubmit={submit} className={classes['question']}>
      <div className={classes['text']}>{children}</div>
      {typed !== undefined && (
        <TextInput
          data-autofocus
          label={t('ui.confirm.type', { word: typed })}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button
          type="submit"
          variant={tone}
          loading={busy}
          disabled={!ready}
          data-autofocus={typed === undefined || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
