import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { MyReferral } from '@abhyas/contract/engagement/referrals';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { GiveLink } from '../../../ui/share/give-link.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ReferralBadge } from './referral-badge.tsx';

type Mine = Reply<typeof contract.engagement.showMyReferrals>;

/** One's own invitation: the link, the rules in plain words, and who accepted it. */
export function ReferScreen() {
  const { t } = useTranslation();
  const mine = useQuery({ ...query(api.engagement.showMyReferrals), staleTime: 0 });
  return (
    <Page title={t('engagement.refer.title')} subtitle={t('engagement.refer.subtitle')}>
      <Loaded query={mine} card skeleton={<CardSkeleton lines={8} />}>
        {(data) => (
          <Columns kind="two">
            <Stacked>
              <Invitation of={data} />
              <Rules of={data.rules} />
            </Stacked>
            <Friends of={data} />
          </Columns>
        )}
      </Loaded>
    </Page>
  );
}

function Invitation({ of: { url, qr } }: { readonly of: Mine }) {
  const { t } = useTranslation();
  const { name } = useInstitute();
  const say = (key: string) => t(`engagement.refer.${key}`);
  return (
    <Card title={say('link')}>
      <Stack>
        <GiveLink title={t('engagement.refer.share', { institute: name })} url={url} qrLabel={say('qr')} qr={qr} />
      </Stack>
    </Card>
  );
}

function Rules({ of: rules }: { readonly of: Mine['rules'] }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const sums = { mine: money(rules.referrerPaise), friend: money(rules.friendPaise), least: money(rules.leastPaise) };
  return (
    <Card title={t('engagement.refer.rules')}>
      <RowList label={t('engagement.refer.rules')}>
        <li>{t('engagement.refer.rule1')}</li>
        <li>{t('engagement.refer.rule2', sums)}</li>
        <li>{t('engagement.refer.rule3', { count: rules.waitDays, ...sums })}</li>
        <li>{t('engagement.refer.rule4', { count: rules.promoDays })}</li>
        <li>{t('engagement.refer.rule5', { count: rules.mostEach })}</li>
      </RowList>
    </Card>
  );
}

function Friends({ of: { rows, earnedPaise } }: { readonly of: Mine }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const note = earnedPaise > 0 && t('engagement.refer.earned', { sum: money(earnedPaise) });
  return (
    <Card title={t('engagement.refer.friends')} note={note}>
      {rows.length === 0 ? (
        <Quiet>{t('engagement.refer.nobody')}</Quiet>
      ) : (
        <RowList label={t('engagement.refer.friends')}>
          {rows.map((row) => (
            <Friend key={row.referralId} of={row} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

function Friend({ of: { friend, state, acceptedAt, paysAt, referrerPaise } }: { readonly of: MyReferral }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const at = date(paysAt ?? acceptedAt);
  return (
    <li>
      <Row justify="between" gap={3}>
        <StackedCell note={t(`engagement.refer.since.${state}`, { at, sum: money(referrerPaise) })}>
          {friend}
        </StackedCell>
        <ReferralBadge state={state} />
      </Row>
    </li>
  );
}
