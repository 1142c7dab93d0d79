import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useEndLink } from './links-changed.ts';

/** Every public address of one's results, each to end; absent where there is none. `except`: the attempt that the screen is about. */
export function MyLinks({ except }: { readonly except?: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(query(api.assessments.listScorecardLinks));
  const end = useEndLink();
  const links = (data ?? []).filter(({ attemptId }) => attemptId !== except);
  if (links.length === 0) return null;
  const title = t('assessments.scorecard.share.mine');
  return (
    <Card title={title} flush>
      <RowList label={title} flush>
        {links.map(({ attemptId, code, title: test, name, endsAt }) => (
          <li key={code}>
            <span>
              <b>{test}</b>
              <br />
              <Quiet>
                {t('assessments.scorecard.share.line', {
                  name: t(`assessments.scorecard.share.names.${name}`),
                  at: format.dateTime(endsAt),
                })}
              </Quiet>
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('assessments.scorecard.share.endOf', { title: test })}
              loading={end.busy && end.given === attemptId}
              onClick={() => end.send(attemptId)}
            >
              {t('assessments.scorecard.share.endShort')}
            </Button>
          </li>
        ))}
      </RowList>
    </Card>
  );
}
