import type { ExamPlan } from '@abhyas/contract/flashcards/exam';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ExamForm } from './exam-form.tsx';

const stale = [api.flashcards.showExamPlan, api.flashcards.showFlashcardsDay];

/** Learning towards an exam: what can be remembered on its day, what that takes, and what is left where it is too much. */
export function ExamCard() {
  const { t } = useTranslation();
  const { data } = useQuery(query(api.flashcards.showExamPlan));
  const [open, setOpen] = useState<boolean>();
  const drop = useChange(() => api.flashcards.dropExamPlan(), { stale, said: t('flashcards.exam.dropped') });
  const save = useChange((body: ExamPlan) => api.flashcards.saveExamPlan({ body }), {
    stale,
    said: t('flashcards.exam.saved'),
  });
  if (!data) return null;
  const { plan } = data;
  const isOn = open ?? plan !== null;
  const toggle = (on: boolean) => {
    setOpen(on);
    if (!on && plan) drop.send();
  };
  return (
    <Card
      title={t('flashcards.exam.title')}
      aside={
        <Switch
          labelPosition="left"
          label={t('flashcards.exam.mode')}
          checked={isOn}
          disabled={drop.busy}
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
      }
    >
      {isOn ? (
        <ExamForm key={plan?.examOn ?? ''} plan={plan} save={save} />
      ) : (
        <Quiet as="p">{t('flashcards.exam.off')}</Quiet>
      )}
    </Card>
  );
}
