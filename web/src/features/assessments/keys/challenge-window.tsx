import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { toInstant, toLocal } from '../../../lib/zoned-time.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './keys.module.css';

interface Props {
  readonly paperId: string;
  readonly until: string | null;
  readonly readOnly: boolean;
}

/** Until when students may challenge the keys of a test. */
export function ChallengeWindow({ paperId, until, readOnly }: Props) {
  const { t } = useTranslation();
  const { zone } = useFormat();
  const { timeZone } = useInstitute();
  const client = useQueryClient();
  const [today] = useState(() => new Date().toISOString());
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { until: toLocal(until, timeZone) },
    async (given) => {
      const body = { until: toInstant(given.until, timeZone) };
      await api.assessments.saveChallengeWindow({ params: { paperId }, body });
      toast.good(t(body.until === null ? 'assessments.keys.window.closed' : 'assessments.keys.window.saved'));
      await client.invalidateQueries({ queryKey: api.assessments.showPaperKeys.key });
    },
  );
  return (
    <Card title={t('assessments.keys.window.title')} note={t('assessments.keys.window.note')}>
      <form ref={form} className={classes['window']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <TextInput
          type="datetime-local"
          label={`${t('assessments.keys.window.until')} (${zone(until ?? today)})`}
          description={t('assessments.keys.window.help')}
          value={values.until}
          error={errorOf('until')}
          readOnly={readOnly}
          onChange={(event) => set('until', event.currentTarget.value)}
        />
        {!readOnly && (
          <Button type="submit" variant="outline" loading={busy}>
            {t('assessments.keys.window.save')}
          </Button>
        )}
      </form>
    </Card>
  );
}
