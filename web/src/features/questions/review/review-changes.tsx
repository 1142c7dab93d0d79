import type { ReviewStanding } from '@abhyas/contract/questions/review';
import type { Question } from '@abhyas/contract/questions/shapes';
import type { PastVersion } from '@abhyas/contract/questions/versions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ComparedFields } from '../editor/history/compared-fields.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import classes from './review.module.css';

type Approved = NonNullable<ReviewStanding['approved']>;
interface Props {
  readonly question: Question;
  readonly standing: ReviewStanding;
  readonly approved: Approved;
}

/** What waits beside what papers are given meanwhile, field by field. */
export function ReviewChanges({ question, standing, approved }: Props) {
  const { t } = useTranslation();
  const at = ({ version, keyVersion }: Pick<Approved, 'version' | 'keyVersion'>) =>
    query(api.questions.showQuestionVersion, {
      params: { questionId: question.id, version },
      query: { keyVersion },
    });
  const older = useQuery(at(approved));
  const newer = useQuery({ ...at(standing), staleTime: 0 });
  const error = older.error ?? newer.error;
  if (error) return <LoadFailed error={error} onRetry={() => void Promise.all([older.refetch(), newer.refetch()])} />;
  if (!older.data || !newer.data) return <CardSkeleton lines={6} />;
  return (
    <div className={classes['changes']}>
      <p className={classes['quiet']}>{t('questions.review.since', { version: approved.version })}</p>
      <ComparedFields older={spoken(older.data, approved)} newer={newer.data} />
    </div>
  );
}

/** A translation that was added to the approved version is not approved yet. */
function spoken(version: PastVersion, { languages }: Approved): PastVersion {
  return languages.includes('hi') ? version : { ...version, content: { en: version.content.en } };
}
