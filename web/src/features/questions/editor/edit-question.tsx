import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { LoadError } from '../bank/load-error.tsx';
import classes from './editor.module.css';
import { QuestionEditor } from './question-editor.tsx';

/** Opens a stored question in the editor. */
export function EditQuestion({ questionId }: { readonly questionId: string }) {
  const { t } = useTranslation();
  const asked = useQuery({
    ...query(api.questions.showQuestion, { params: { questionId } }),
    // What is open here is changed here: another window's change is found when saving.
    refetchOnWindowFocus: false,
  });
  if (asked.data) return <QuestionEditor key={questionId} question={asked.data} />;
  return (
    <Page
      title={t('questions.editor.loading')}
      breadcrumbs={[{ label: t('questions.bank.title'), to: '/partner/questions' }]}
    >
      {asked.isError ? (
        <Card>
          <LoadError error={asked.error} onRetry={() => void asked.refetch()} />
        </Card>
      ) : (
        <div className={classes['panes']}>
          <CardSkeleton lines={9} />
          <CardSkeleton lines={7} />
          <CardSkeleton lines={5} />
        </div>
      )}
    </Page>
  );
}
