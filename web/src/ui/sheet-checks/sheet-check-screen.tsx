import type { SheetCheckStatus } from '@abhyas/contract/sheet-checks/constants';
import type { SheetCheck, SheetColumn, SheetKind } from '@abhyas/contract/sheet-checks/sheet-kind';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useChange } from '../../lib/use-change.ts';
import { Facts } from '../layout/facts.tsx';
import { Quiet } from '../layout/quiet.tsx';
import { Stack } from '../layout/stack.tsx';
import { Card } from '../page/card.tsx';
import { type Breadcrumb, Page } from '../page/page.tsx';
import { Loaded } from '../status/loaded.tsx';
import { Notice } from '../status/notice.tsx';
import { toast } from '../status/toast.tsx';
import { type CheckPatch, type CheckSearch, shownStates } from './check-search.ts';
import { ConfirmColumns, MatchAgain, Matching } from './matching.tsx';
import { RowsCard } from './rows-card.tsx';
import type { Cell } from './rows-table.tsx';
import type { SheetCalls } from './sheet-calls.ts';
import { type SheetWords, useSheetWords } from './sheet-words.ts';

interface Props<K extends SheetKind> {
  readonly importId: string;
  readonly search: CheckSearch;
  readonly onSearch: (patch: CheckPatch) => void;
  readonly calls: SheetCalls<K>;
  /** Where the kind's own texts lie; what it does not say, `sheets` says. */
  readonly texts: string;
  readonly title: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly cells: readonly Cell<K>[];
  /** What a column of the file can be. */
  readonly columns: readonly SheetColumn<K>[];
  /** Domains whose lists a step changes. */
  readonly changes: readonly string[];
  /** After a step, with the check as it was before; without it the screen stays. */
  readonly onStep?: (status: SheetCheckStatus, before: SheetCheck<K>) => void;
  /** One more action where nothing is left to decide. */
  readonly after?: ReactNode;
}

/** How one check stands; the screen of the kind and the common one ask for it once. */
export const useSheetCheck = <K extends SheetKind>({ show }: SheetCalls<K>, importId: string) =>
  useQuery({ ...query(show, { params: { importId } }), staleTime: 0 });

/** A spreadsheet that was read and not written yet: what each row would do, what is wrong in the others, and then yes or no. */
export function SheetCheckScreen<K extends SheetKind>(props: Props<K>) {
  const { calls, texts, importId } = props;
  const words = useSheetWords(texts);
  const check = useSheetCheck(calls, importId);
  return (
    <Page
      title={props.title}
      subtitle={check.data?.fileName}
      breadcrumbs={props.breadcrumbs}
      action={check.data && <Steps {...props} check={check.data} words={words} />}
    >
      <Loaded query={check} skeleton={null}>
        {(data) => (
          <>
            <Summary check={data} words={words} />
            {data.status === 'matching' && <Matching {...props} check={data} words={words} />}
            <RowsCard {...props} check={data} words={words} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface Shown<K extends SheetKind> {
  readonly check: SheetCheck<K>;
  readonly words: SheetWords;
}

/** How many rows would do what, where it stands, and which columns were read. */
function Summary<K extends SheetKind>({ check, words }: Shown<K>) {
  const { number, list } = useFormat();
  const { counts, headers, status } = check;
  const [read, unread] = (['read', 'unread'] as const).map((key) =>
    headers[key].length > 0 ? words(key, { names: list(headers[key]) }) : '',
  );
  const notes = [
    status === 'checked' || status === 'matching' ? words(`statuses.${status}`) : '',
    check.can.undo ? words('undoText') : '',
    [read, unread].filter(Boolean).join(' '),
  ].filter(Boolean);
  return (
    <>
      {status !== 'checked' && status !== 'matching' && (
        <Notice tone={status === 'committed' ? 'good' : 'info'}>{words(`statuses.${status}`)}</Notice>
      )}
      <Card as="div">
        <Stack gap={2}>
          <Facts
            kind="figures"
            items={(['rows', ...shownStates(counts)] as const).map((key) => ({
              label: words(words.exists(`figures.${key}`) ? `figures.${key}` : `states.${key}`),
              value: number(counts[key]),
            }))}
          />
          {notes.map((note) => (
            <Quiet key={note} as="p" size="sm">
              {note}
            </Quiet>
          ))}
        </Stack>
      </Card>
    </>
  );
}

function Steps<K extends SheetKind>({ check, words, calls, changes, onStep, after }: Props<K> & Shown<K>) {
  const given = { params: { importId: check.id } };
  const {
    send,
    busy,
    given: sent,
  } = useChange((step: 'commit' | 'cancel' | 'undo') => calls[step]!(given), {
    stale: changes.map((domain) => [domain]),
    after: ({ status }) => {
      if (status === 'committed' && words.exists('done')) toast.good(words('done', { count: check.counts.ready }));
      onStep?.(status, check);
    },
  });
  const button = (step: 'commit' | 'cancel' | 'undo', variant: string, label: string) =>
    check.can[step] && (
      <Button
        variant={variant}
        loading={busy && sent === step}
        disabled={busy && sent !== step}
        onClick={() => send(step)}
      >
        {label}
      </Button>
    );
  return (
    <>
      {button('cancel', 'ghost', words('drop'))}
      {calls.undo && button('undo', 'outline', words('undo'))}
      {!check.can.commit && after}
      {check.status === 'matching' && check.can.cancel && <ConfirmColumns {...{ check, words, calls, changes }} />}
      {check.status === 'checked' && check.can.cancel && check.columns.length > 0 && (
        <MatchAgain {...{ check, words, calls, changes }} />
      )}
      {button('commit', 'action', words('confirm', { count: check.counts.ready }))}
    </>
  );
}
