import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isStudent, useMe } from '../../../lib/session.ts';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { usePatternLine } from '../pattern-line.ts';

/** Which official paper a result's test follows, and whether its key may still be challenged; empty where there is nothing to say. */
export function useHeadWords({ attemptId, paper }: AttemptResult): { readonly pattern: string; readonly key: string } {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const name = usePatternLine(paper.pattern);
  const { data: keys } = useQuery({
    ...query(api.assessments.showAttemptKeys, { params: { attemptId } }),
    staleTime: 60_000,
  });
  const until = keys?.until ?? null;
  return {
    pattern: name ? t('assessments.resultHead.pattern', { name }) : '',
    key:
      until === null
        ? ''
        : t(keys?.open ? 'assessments.resultHead.challenges' : 'assessments.resultHead.challengesOver', {
            at: dateTime(until),
          }),
  };
}

/** Texts of a result as they are said to who reads it: staff read about a student what the student reads as "you". */
export function useResultWords(): (key: string, values?: object) => string {
  const { t } = useTranslation();
  const me = useMe();
  const whose = me && !isStudent(me) ? { context: 'staff' } : {};
  return (key, values = {}) => t(`assessments.${key}`, { ...values, ...whose });
}
