import { readCode, spacedCode } from '@abhyas/contract/codes/code-signs';
import type { CodeThing, Redemption } from '@abhyas/contract/codes/shapes';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';

/** As it is printed, where it can be a code; otherwise as it was given. */
const shown = (given: string): string => {
  const code = readCode(given);
  return code === undefined ? given : spacedCode(code);
};

/** Where somebody finds what a code opened. */
const addressOfThing = ({ kind, id }: CodeThing): string =>
  kind === 'pass' ? '/student/plans/mine' : `/student/courses/${id}`;

/** Refusals that stand beside the code. */
const fieldOf = {
  CODE_UNKNOWN: 'code',
  CODE_USED: 'code',
  CODE_ENDED: 'code',
  CODE_BLOCKED: 'code',
  CODE_OWNED: 'code',
  CODE_LIMIT: 'code',
  TOO_MANY_REQUESTS: 'code',
} as const;

/** A code is typed, pasted or brought by a link; what it opens is shown at once. Below, what was redeemed before. */
export function RedeemScreen({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('codes.redeem.title')}
      subtitle={t('codes.redeem.subtitle')}
      action={
        <Link to="/student/redeem/$" params={{ _splat: 'gifts' }} {...buttonFace('outline')}>
          {t('commerce.order.toGifts')}
        </Link>
      }
    >
      <Columns kind="two">
        <Card label={t('codes.redeem.title')}>
          <RedeemForm key={code} code={code} />
        </Card>
        <Redeemed />
      </Columns>
    </Page>
  );
}

function RedeemForm({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const open = useOpened();
  const fields = useFields(
    { code: shown(code) },
    async (values) => open(await api.codes.redeemCode({ body: { code: values.code } })),
    {
      fieldOf,
      check: (values) => (readCode(values.code) === undefined ? { code: t(problemOf(values.code)) } : {}),
    },
  );
  return (
    <Form fields={fields} submit={t('codes.redeem.submit')} disabled={fields.values.code.trim() === ''}>
      <TextInput
        {...fields.text('code')}
        onChange={({ currentTarget }) => fields.set('code', currentTarget.value.toUpperCase())}
        onPaste={(event) => {
          event.preventDefault();
          fields.set('code', shown(event.clipboardData.getData('text').trim()));
        }}
        size="lg"
        label={t('codes.redeem.code')}
        description={t('codes.redeem.help')}
        placeholder="7KQM-2XPD-9TRH"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={300}
      />
    </Form>
  );
}

const SIGNS = 12;
/** What is wrong with something that can be no code, before it is sent. */
const problemOf = (typed: string): string =>
  typed.replaceAll(/[^a-z0-9]/gi, '').length === SIGNS ? 'errors.CODE_UNKNOWN' : 'codes.redeem.length';

/** Goes to what was opened, and says until when. */
function useOpened() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  return async ({ things, opensUntil }: Redemption) => {
    const title = things.map((thing) => thing.title).join(', ');
    toast.good(t('codes.redeem.opened', { title }), {
      text: opensUntil === null ? undefined : t('codes.redeem.until', { until: date(opensUntil) }),
    });
    await client.invalidateQueries();
    const [only, another] = things;
    if (only && !another) await navigate({ to: addressOfThing(only) });
    else await navigate({ to: '/student/courses' });
  };
}

function Redeemed() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const mine = useQuery({ ...query(api.codes.listMyCodes), staleTime: 0 });
  return (
    <Card title={t('codes.redeem.mine')}>
      <Loaded query={mine} skeleton={<CardSkeleton lines={2} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Quiet>{t('codes.redeem.none')}</Quiet>
          ) : (
            <RowList label={t('codes.redeem.mine')}>
              {rows.map(({ codeId, things, redeemedAt, opensUntil, lastFour }) => (
                <li key={codeId}>
                  <Stack gap={1}>
                    {things.map((thing) => (
                      <StackedCell key={thing.id} to={addressOfThing(thing)}>
                        {thing.title}
                      </StackedCell>
                    ))}
                    <Quiet>
                      {t(opensUntil === null ? 'codes.redeem.redeemed' : 'codes.redeem.redeemedUntil', {
                        lastFour,
                        at: date(redeemedAt),
                        until: opensUntil === null ? '' : date(opensUntil),
                      })}
                    </Quiet>
                  </Stack>
                </li>
              ))}
            </RowList>
          )
        }
      </Loaded>
    </Card>
  );
}
