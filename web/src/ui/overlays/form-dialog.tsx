import type { ModalProps } from '@mantine/core';
import { useLayoutEffect, type ReactNode } from 'react';
import { type Fields, type FieldsOptions, useFields } from '../../lib/use-fields.ts';
import { Form, type SubmitProps } from '../form/form.tsx';
import { Dialog } from './dialog.tsx';

interface Props<V extends object> extends FieldsOptions<V>, Pick<SubmitProps, 'tone'> {
  /** Without it the dialog is open as long as it is rendered. */
  readonly opened?: boolean | undefined;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly size?: ModalProps['size'];
  /** A button says what it does, with what is chosen so far: "Add 3 students". */
  readonly submit: string | ((values: V) => string);
  /** What the fields hold each time the dialog opens. */
  readonly initial: V;
  /** Sends what was filled in. The dialog closes when it resolves; a refusal is said beside its field, and everything typed stays. */
  readonly send: (values: V) => Promise<unknown>;
  /** Nothing could be sent yet: the button waits. */
  readonly isEmpty?: ((values: V) => boolean) | undefined;
  /** The fields, filled from `fields.text(…)` and `fields.choice(…)`; the first of them gets the focus unless one has `data-autofocus`. */
  readonly children: (fields: Fields<V>) => ReactNode;
}

/** A dialog with a form: it asks, sends, says what was refused where it was typed, and closes when all went well. */
export function FormDialog<V extends object>(props: Props<V>) {
  const { opened = true, onClose, title, size } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={size}>
      <Content {...props} />
    </Dialog>
  );
}

function Content<V extends object>(props: Props<V>) {
  const { initial, send, onClose, isEmpty, children, submit, tone, check, fieldOf, words } = props;
  const fields = useFields(
    initial,
    async (values) => {
      await send(values);
      onClose();
    },
    { check, fieldOf, words },
  );
  useFirstFieldFocused(fields.form);
  return (
    <Form
      fields={fields}
      submit={typeof submit === 'string' ? submit : submit(fields.values)}
      tone={tone}
      disabled={isEmpty?.(fields.values)}
      onCancel={onClose}
    >
      {children(fields)}
    </Form>
  );
}

/** The dialog focuses what carries this mark; without one it would be the button that closes it. */
function useFirstFieldFocused(form: Fields<object>['form']) {
  useLayoutEffect(() => {
    if (form.current?.querySelector('[data-autofocus]')) return;
    const first = form.current?.querySelector('input:not(:disabled, [type=hidden]), textarea:not(:disabled), select');
    first?.setAttribute('data-autofocus', '');
  }, [form]);
}
