import type { PersonKind } from '@abhyas/contract/identity/people';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { MergeModal } from './merge-modal.tsx';
import { peopleQuery, type PeopleSearch } from '../addresses.ts';
import classes from './people.module.css';
import { ReasonForm } from './reason-form.tsx';

interface Props {
  readonly kind: PersonKind;
  readonly search: PeopleSearch;
  readonly can: { readonly block: boolean; readonly merge: boolean };
  readonly selected: ReadonlySet<string>;
  readonly onDone: () => void;
}

/** What can be done with the chosen people, and the list as a spreadsheet. */
export function BulkBar({ kind, search, can, selected, onDone }: Props) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<'block' | 'merge'>();
  const ids = [...selected];
  const { block, unblock } = useBlocking(() => {
    setAsks(undefined);
    onDone();
  });
  const exported = useChange(() => api.identity.exportPeople({ query: { ...peopleQuery(kind, search) } }), {
    said: t('identity.people.exported'),
    after: (text) => saveFile(kind === 'student' ? 'students.csv' : 'staff.csv', text),
  });
  return (
    <div className={classes['bulk']} data-on={ids.length > 0 || undefined}>
      <b role="status">{ids.length > 0 ? t('identity.people.selected', { count: ids.length }) : ''}</b>
      {ids.length > 0 && (
        <>
          {can.block && (
            <>
              <Button size="sm" variant="outline" onClick={() => setAsks('block')}>
                {t('identity.people.block')}
              </Button>
              <Button size="sm" variant="outline" onClick={() => void unblock(ids)}>
                {t('identity.people.unblock')}
              </Button>
            </>
          )}
          {can.merge && kind === 'student' && ids.length === 2 && (
            <Button size="sm" variant="outline" onClick={() => setAsks('merge')}>
              {t('identity.people.merge')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onDone}>
            {t('identity.people.clearSelection')}
          </Button>
        </>
      )}
      <Button
        size="sm"
        variant="ghost"
        loading={exported.busy}
        leftSection={<Icon of={IconDownload} size={16} />}
        onClick={() => exported.send()}
      >
        {t('identity.people.export')}
      </Button>
      <BlockForm
        count={ids.length}
        opened={asks === 'block'}
        onClose={() => setAsks(undefined)}
        onBlock={(why) => block(ids, why)}
      />
      <MergeModal
        pair={asks === 'merge' ? ids : undefined}
        onClose={() => setAsks(undefined)}
        onDone={() => {
          setAsks(undefined);
          onDone();
        }}
      />
    </div>
  );
}

interface BlockProps {
  readonly count: number;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onBlock: (reason: string) => Promise<void>;
}

/** Asks why somebody is blocked. */
export function BlockForm({ count, opened, onClose, onBlock }: BlockProps) {
  const { t } = useTranslation();
  return (
    <ReasonForm
      opened={opened}
      onClose={onClose}
      title={t('identity.people.blockModal.title', { count })}
      label={t('identity.people.blockModal.reason')}
      help={t('identity.people.blockModal.reasonHelp')}
      needed={t('identity.people.blockModal.reasonNeeded')}
      least={3}
      confirm={t('identity.people.blockModal.confirm')}
      tone="danger"
      onConfirm={onBlock}
    >
      {t('identity.people.blockModal.text')}
    </ReasonForm>
  );
}

/** Blocks people, or lets them in again; both say so. A refusal to block is shown beside the question. */
export function useBlocking(onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const say = useRefusalText();
  const finish = async (key: 'blocked' | 'unblocked', count: number) => {
    await client.invalidateQueries({ queryKey: ['identity'] });
    toast.good(t(`identity.people.${key}`, { count }));
    onDone();
  };
  return {
    block: async (accountIds: readonly string[], reason: string) => {
      const { changed } = await api.identity.blockPeople({ body: { accountIds: [...accountIds], reason } });
      await finish('blocked', changed);
    },
    unblock: (accountIds: readonly string[]) =>
      api.identity
        .unblockPeople({ body: { accountIds: [...accountIds] } })
        .then(({ changed }) => finish('unblocked', changed))
        .catch((error: unknown) => void toast.bad(say(error))),
  };
}
