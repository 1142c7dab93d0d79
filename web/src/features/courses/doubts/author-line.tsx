import type { DoubtAuthor } from '@abhyas/contract/courses/doubts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './doubts.module.css';

interface Props {
  readonly author: DoubtAuthor;
  readonly at: string;
  readonly children?: ReactNode;
}

/** Who wrote and when; teachers are marked. */
export function AuthorLine({ author, at, children }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const name = author.name || t('courses.doubts.somebody');
  return (
    <p className={classes['author']}>
      <Avatar name={name} size="sm" />
      <b>{author.own ? t('courses.doubts.you') : name}</b>
      {author.teacher && <Badge tone="accent">{t('courses.doubts.teacher')}</Badge>}
      <time dateTime={at}>{dateTime(at)}</time>
      {children}
    </p>
  );
}
