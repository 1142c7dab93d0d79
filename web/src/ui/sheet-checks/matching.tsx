import type { SheetCheck, SheetColumn, SheetKind } from '@abhyas/contract/sheet-checks/sheet-kind';
import { Button } from '@mantine/core';
import { useChange } from '../../lib/use-change.ts';
import { useFormat } from '../../lib/format.ts';
import { Card } from '../page/card.tsx';
import { Notice } from '../status/notice.tsx';
import { ColumnMatch } from './column-match.tsx';
import type { SheetCalls } from './sheet-calls.ts';
import type { SheetWords } from './sheet-words.ts';

interface Props<K extends SheetKind> {
  readonly check: SheetCheck<K>;
  readonly words: SheetWords;
  readonly calls: SheetCalls<K>;
  /** Domains whose lists a step changes. */
  readonly changes: readonly string[];
}

function useMatch<K extends SheetKind>({ check, calls, changes }: Props<K>) {
  const params = { importId: check.id };
  return useChange(
    ({ choices, confirm }: { readonly choices: readonly string[]; readonly confirm: boolean }) =>
      calls.match({ params, body: { choices: [...choices], confirm } }),
    { stale: changes.map((domain) => [domain]) },
  );
}
const saidIn = ({ columns }: Pick<SheetCheck, 'columns'>) => columns.map(({ is }) => is);

/** Which column of the file is what, before its rows are checked. */
export function Matching<K extends SheetKind>(props: Props<K> & { readonly columns: readonly SheetColumn<K>[] }) {
  const { check, words, columns } = props;
  const { send, busy } = useMatch(props);
  return (
    <>
      <Card flush title={words('match.title')} note={words('match.note')}>
        <ColumnMatch
          columns={check.columns}
          rows={check.counts.rows}
          choices={columns.map((value) => ({ value, label: words(`match.columns.${value}`) }))}
          disabled={busy || !check.can.cancel}
          onChoose={(choices) => send({ choices, confirm: false })}
        />
      </Card>
      <Notice tone="info">{words('match.remember')}</Notice>
    </>
  );
}

/** Says that the columns are right. */
export function ConfirmColumns<K extends SheetKind>(props: Props<K>) {
  const { check, words } = props;
  const { number } = useFormat();
  const { send, busy } = useMatch(props);
  const choices = saidIn(check);
  const { rows } = check.counts;
  return (
    <Button
      variant="action"
      loading={busy}
      disabled={choices.includes('undecided')}
      onClick={() => send({ choices, confirm: true })}
    >
      {words('match.confirm', { count: rows, shown: number(rows) })}
    </Button>
  );
}

/** Goes back to the columns. */
export function MatchAgain<K extends SheetKind>(props: Props<K>) {
  const { send, busy } = useMatch(props);
  return (
    <Button variant="outline" loading={busy} onClick={() => send({ choices: saidIn(props.check), confirm: false })}>
      {props.words('match.again')}
    </Button>
  );
}
