import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { ExamWay } from '@abhyas/contract/flashcards/exam';
import { Button, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { bandWords } from '../../../ui/figures/band.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './exam.module.css';

type Foreseen = Reply<(typeof contract)['flashcards']['foreseeExam']>;
const kinds = ['longer', 'within', 'fewer'] as const;
type Kind = (typeof kinds)[number];

interface Props {
  readonly foreseen: Foreseen;
  readonly wish: { readonly wanted: number; readonly minutes: number; readonly examOn: string };
  readonly way: ExamWay;
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  readonly busy: boolean;
  /** One learns so already. */
  readonly isKept: boolean;
  readonly onSave: (way: ExamWay) => void;
}

/** Whether it can be reached, said plainly, and the ways that are left where it cannot. */
export function ExamVerdict({ foreseen, wish, way, kind, onKind, busy, isKept, onSave }: Props) {
  const { t } = useTranslation();
  const { longDate } = useFormat();
  const { possible, cards, fresh, longer } = foreseen;
  const day = longDate(noonOf(wish.examOn));
  return (
    <>
      {possible ? (
        <Notice tone="good" title={t('flashcards.exam.possible')}>
          {t('flashcards.exam.possibleText', { count: cards, share: likely(way), day })}
        </Notice>
      ) : (
        <Notice tone="warn" title={t('flashcards.exam.impossible', { count: wish.minutes })}>
          {t('flashcards.exam.news', { count: fresh, cards })}{' '}
          {longer
            ? t('flashcards.exam.needs', { share: wish.wanted, day, count: longer.minutes })
            : t('flashcards.exam.never', { share: wish.wanted, day })}
        </Notice>
      )}
      {!possible && <Ways foreseen={foreseen} kind={kind} onKind={onKind} />}
      <Quiet as="p" size="sm">
        {t('flashcards.exam.how', {
          fresh: t('flashcards.exam.fresh', { count: way.newPerDay }),
          retention: way.retention,
        })}
      </Quiet>
      <div>
        <Button disabled={isKept} loading={busy} onClick={() => onSave(way)}>
          {t(isKept ? 'flashcards.exam.kept' : 'flashcards.exam.save', { count: way.minutes })}
        </Button>
      </div>
    </>
  );
}

/** 81–85%, or nothing known where there are no cards. */
const likely = ({ remembered }: ExamWay) => (remembered ? bandWords(remembered) : '–');

function Ways({ foreseen, kind, onKind }: Pick<Props, 'foreseen' | 'kind' | 'onKind'>) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      className={classes['ways']!}
      aria-label={t('flashcards.exam.ways')}
      value={kind}
      onChange={(value) => onKind(value as Kind)}
    >
      {kinds.map((one) => {
        const way = foreseen[one];
        if (!way) return null;
        return (
          <label key={one} className={classes['way']} data-on={one === kind || undefined}>
            <Radio value={one} />
            <span>
              <b>{t(`flashcards.exam.aDayOf.${one === 'longer' ? 'upTo' : 'just'}`, { count: way.minutes })}</b>,{' '}
              {one === 'fewer'
                ? t('flashcards.exam.without', { count: foreseen.cards - way.cards })
                : t('flashcards.exam.allCards')}
            </span>
            <b>{t('flashcards.exam.likely', { share: likely(way) })}</b>
          </label>
        );
      })}
    </Radio.Group>
  );
}
