import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFields } from '../../../../lib/use-fields.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { toast } from '../../../../ui/status/toast.tsx';

interface Props {
  readonly orderId: string;
  /** What was said before; it may be put right. */
  readonly told: string;
}

/** "I have paid": the number of the transfer, by which the institute finds the money. */
export function TellPaid({ orderId, told }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields = useFields(
    { utr: told },
    async (body) => {
      await api.commerce.tellOfflinePaid({ params: { orderId }, body });
      toast.good(t('commerce.offline.said'));
      await client.invalidateQueries({ queryKey: ['commerce'] });
    },
    { check: ({ utr }) => (utr.trim() === '' ? { utr: t('errors.fields.required') } : {}) },
  );
  return (
    <Form
      fields={fields}
      submit={t(told === '' ? 'commerce.offline.tell' : 'commerce.offline.tellAgain')}
      tone="filled"
    >
      <TextInput
        {...fields.text('utr')}
        label={t('commerce.offline.utr')}
        description={t('commerce.offline.utrHelp')}
        maxLength={30}
        autoComplete="off"
        spellCheck={false}
      />
    </Form>
  );
}
