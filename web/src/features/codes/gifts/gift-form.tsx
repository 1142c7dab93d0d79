import { Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { FieldRow, Form } from '../../../ui/form/form.tsx';
import { Card } from '../../../ui/page/card.tsx';

interface Props {
  readonly thing: { readonly kind: 'course' | 'pack'; readonly id: string };
}

/** To whom, when and with which words; the checkout comes next. */
export function GiftForm({ thing }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const course = useQuery(query(api.courses.showCoursePage, { params: { courseId: thing.id } }));
  const fields = useFields(
    { name: '', email: '', sendOn: '', words: '' },
    async ({ sendOn, ...said }) => {
      const { giftId } = await api.codes.createGift({ body: { ...said, thing, sendOn: sendOn || null } });
      await navigate({ to: '/checkout', search: { items: `gift:${giftId}` } });
    },
    {
      fieldOf: { GIFT_DAY: 'sendOn' },
      check: ({ name, email }) => ({
        ...(name.trim() === '' && { name: t('errors.fields.required') }),
        ...(email.trim() === '' && { email: t('errors.fields.required') }),
      }),
    },
  );
  return (
    <Card title={t('codes.gifts.give', { title: course.data?.card.title ?? '' })}>
      <Form fields={fields} submit={t('codes.gifts.next')}>
        <FieldRow>
          <TextInput {...fields.text('name')} label={t('codes.gifts.name')} maxLength={60} required />
          <TextInput {...fields.text('email')} label={t('codes.gifts.email')} type="email" maxLength={200} required />
        </FieldRow>
        <TextInput
          {...fields.text('sendOn')}
          type="date"
          label={t('codes.gifts.sendOn')}
          description={t('codes.gifts.sendOnHelp')}
        />
        <Textarea
          {...fields.text('words')}
          label={t('codes.gifts.words')}
          description={t('codes.gifts.wordsHelp')}
          maxLength={300}
          autosize
          minRows={2}
        />
      </Form>
    </Card>
  );
}
