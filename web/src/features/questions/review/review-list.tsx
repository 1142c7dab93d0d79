import type { ReviewScope, WaitingQuestion } from '@abhyas/contract/questions/review';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { briefDoc } from '../preview/brief-doc.ts';
import { ReviewBadge } from './review-badge.tsx';
import classes from './review.module.css';
import { SendAll } from './send-all.tsx';

interface Props {
  readonly rows: readonly WaitingQuestion[];
  readonly scope: ReviewScope;
  readonly open: string | undefined;
  readonly onOpen: (questionId: string) => void;
}

/** The queue, the one sent first on top. One's own drafts can be sent together. */
export function ReviewList({ rows, scope, open, onOpen }: Props) {
  const { t } = useTranslation();
  const drafts = scope === 'own' ? rows.filter(({ state }) => state === 'draft') : [];
  return (
    <>
      {drafts.length > 1 && <SendAll questionIds={drafts.map(({ id }) => id)} />}
      <ul className={classes['list']} aria-label={t('questions.review.queue')}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} isOpen={row.id === open} showState={scope === 'own'} onOpen={() => onOpen(row.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly row: WaitingQuestion;
  readonly isOpen: boolean;
  readonly showState: boolean;
  readonly onOpen: () => void;
}

function Row({ row, isOpen, showState, onOpen }: RowProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <button type="button" className={classes['row']} aria-current={isOpen || undefined} onClick={onOpen}>
      <span className={classes['head']}>
        <b>{t('questions.number', { number: row.number })}</b>
        {showState && <ReviewBadge state={row.state} />}
        {row.approvedBefore && <Badge tone="info">{t('questions.review.newVersion')}</Badge>}
        {row.comment !== '' && row.state === 'in_review' && <Badge>{t('questions.review.again')}</Badge>}
      </span>
      <span className={classes['stem']}>
        <RichText doc={briefDoc(row.stem)} inline />
      </span>
      <span className={classes['quiet']}>
        {[
          t(`questions.types.${row.type}`),
          row.knowledgeArea.name,
          ...(showState ? [] : [row.authors.join(', ') || t('questions.history.nobody')]),
          ...(row.sentAt ? [dateTime(row.sentAt)] : []),
        ].join(' · ')}
      </span>
    </button>
  );
}
