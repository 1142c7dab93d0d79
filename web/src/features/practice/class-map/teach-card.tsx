import type { ClassMap, Teaching } from '@abhyas/contract/practice/class-map';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import type { AssignWish } from '../assignments/assign-practice.tsx';
import classes from './class-map.module.css';

interface Props {
  readonly map: ClassMap;
  readonly onAssign: (wish: AssignWish) => void;
}

/** What is worth teaching next, in at most three lines, each with its evidence. */
export function TeachCard({ map, onAssign }: Props) {
  const { t } = useTranslation();
  const aside = <Quiet size="sm">{t('practice.teach.from', { count: map.answers })}</Quiet>;
  return (
    <Card title={t('practice.teach.title')} aside={aside}>
      {map.teach.length === 0 ? (
        <Quiet as="p">{t('practice.teach.empty')}</Quiet>
      ) : (
        <RowList>
          {map.teach.map((line) => (
            <li key={line.chapterId}>
              <Line line={line} students={map.batch.students} />
              {map.can.assign && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('practice.teach.assignOf', { chapter: line.chapter })}
                  onClick={() => onAssign({ chapterIds: [line.chapterId], accountIds: line.accountIds })}
                >
                  {t('practice.teach.assign')}
                </Button>
              )}
            </li>
          ))}
        </RowList>
      )}
    </Card>
  );
}

function Line({ line, students }: { readonly line: Teaching; readonly students: number }) {
  const { t } = useTranslation();
  const { chapter, accountIds } = line;
  return (
    <Stack gap={0} className={classes['words']}>
      <b>{t(`practice.teach.titles.${line.code}`, { chapter })}</b>
      <Quiet as="p" size="sm">
        <Evidence line={line} students={students} />{' '}
        {line.code !== 'notBegun' && t('practice.teach.students', { count: accountIds.length })}
      </Quiet>
      {line.code === 'missed' && (
        <Link to="/partner/questions/$questionId" params={{ questionId: line.questionId }}>
          {t('practice.teach.question', { question: line.question })}
        </Link>
      )}
    </Stack>
  );
}

function Evidence({ line, students }: { readonly line: Teaching; readonly students: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (line.code === 'missed')
    return t('practice.teach.missed', { count: line.wrong, of: number(line.of), question: line.question });
  if (line.code === 'weak') return t('practice.teach.weak', { count: line.answers, right: line.right });
  if (line.code === 'fading') return t('practice.teach.fading', { count: line.weeks });
  return t('practice.teach.notBegun', { count: line.accountIds.length, of: number(students), share: line.share });
}
