import type { PersonDetail } from '@abhyas/contract/identity/people';
import { Button, Modal, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import classes from './people.module.css';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  /** The two accounts; absent while nothing is asked. */
  readonly pair: readonly string[] | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Two accounts of one student side by side: which one stays. */
export function MergeModal({ pair, onClose, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={pair !== undefined}
      onClose={onClose}
      title={t('identity.people.mergeModal.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {pair && <Choice first={pair[0] ?? ''} second={pair[1] ?? ''} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function Choice({ first, second, onClose, onDone }: { first: string; second: string } & Omit<Props, 'pair'>) {
  const { t } = useTranslation();
  const [keep, setKeep] = useState(first);
  const preview = useQuery(query(api.identity.previewMerge, { query: { keep: first, remove: second } }));
  const merge = useChange(() => api.identity.mergePeople({ body: { keep, remove: keep === first ? second : first } }), {
    stale: [['identity']],
    said: t('identity.people.mergeModal.done'),
    after: async (_reply, _given, refreshed) => {
      await refreshed;
      onDone();
    },
    inline: true,
  });
  if (preview.error) return <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <Skeleton height={180} />;
  return (
    <div className={classes['form']}>
      <p>{t('identity.people.mergeModal.text')}</p>
      <b id="which-account">{t('identity.people.mergeModal.keep')}</b>
      <div className={classes['both']} role="radiogroup" aria-labelledby="which-account">
        {[preview.data.keep, preview.data.remove].map((person) => (
          <Account
            key={person.accountId}
            person={person}
            on={keep === person.accountId}
            onKeep={() => setKeep(person.accountId)}
          />
        ))}
      </div>
      <Problem>{merge.problem}</Problem>
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button variant="danger" loading={merge.busy} onClick={() => merge.send()}>
          {t('identity.people.mergeModal.confirm')}
        </Button>
      </div>
    </div>
  );
}

function Account({ person, on, onKeep }: { person: PersonDetail; on: boolean; onKeep: () => void }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <div className={classes['choice']} data-on={on || undefined}>
      <Radio name="keep" checked={on} onChange={onKeep} label={<b>{person.name}</b>} description={person.email} />
      <span className={classes['quiet']}>{t('identity.people.mergeModal.joined', { at: date(person.addedAt) })}</span>
      {person.lastSeenAt && (
        <span className={classes['quiet']}>
          {t('identity.people.mergeModal.seen', { at: date(person.lastSeenAt) })}
        </span>
      )}
      <span>
        <StatusBadge status={person.status} />
      </span>
    </div>
  );
}
