import { Button, Modal, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../lib/use-fields.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import classes from './people.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly label: string;
  readonly help?: string | undefined;
  /** What to say where the reason is too short, and how short that is. */
  readonly needed: string;
  readonly least: number;
  readonly confirm: string;
  readonly tone: 'danger' | 'action';
  readonly onConfirm: (reason: string) => Promise<void>;
}

/** Asks why, before something that the log keeps. */
export function ReasonForm(props: Props) {
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

function Question({ onClose, children, label, help, needed, least, confirm, tone, onConfirm }: Props) {
  const { t } = useTranslation();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { reason: '' },
    ({ reason }) => onConfirm(reason.trim()),
    {
      check: ({ reason }) => (reason.trim().length < least ? { reason: needed } : {}),
    },
  );
  return (
    <form ref={form} onSubmit={onSubmit} className={classes['form']} noValidate>
      <p>{children}</p>
      <Problem>{problem}</Problem>
      <Textarea
        data-autofocus
        label={label}
        description={help}
        value={values.reason}
        maxLength={300}
        autosize
        minRows={2}
        error={errorOf('reason')}
        onChange={(event) => set('reason', event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant={tone} loading={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
