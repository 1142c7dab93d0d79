import type { Role, StaffCapability } from '@abhyas/contract/identity/roles';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { PeopleFrame } from '../people/people-frame.tsx';
import { NewRole } from './new-role.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import classes from './roles.module.css';
import { useRights } from './use-rights.ts';
import { useRoleWords } from './use-role-words.ts';

/** What each role of staff may do; own roles are made and removed here. */
export function RolesScreen() {
  const { t } = useTranslation();
  const [creating, setCreating] = useState(false);
  const list = useQuery(query(api.identity.listRoles));
  const { data } = list;
  const roles = (data?.roles ?? []).filter(({ audience }) => audience === 'staff').toSorted(standardFirst);
  const mine = new Set<string>(data?.mine);
  return (
    <PeopleFrame
      subtitle={t('identity.roles.subtitle')}
      action={
        data?.can.change && (
          <Button variant="action" leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setCreating(true)}>
            {t('identity.roles.new')}
          </Button>
        )
      }
    >
      {data && !data.can.change && <Notice tone="info">{t('identity.roles.readOnly')}</Notice>}
      <Card flush as="div" label={t('identity.roles.title')}>
        <h2 className="sr-only">{t('identity.roles.title')}</h2>
        {list.isPending && <TableSkeleton rows={10} columns={6} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {data && <Editor roles={roles} mine={mine} canChange={data.can.change} />}
      </Card>
      <NewRole roles={roles} mine={mine} opened={creating} onClose={() => setCreating(false)} />
    </PeopleFrame>
  );
}

const order = ['owner', 'administrator', 'teacher', 'content author', 'reviewer', 'counsellor', 'accountant'];
const placeOf = ({ name }: Role) => (order.includes(name) ? order.indexOf(name) : order.length);
/** The standard roles from the most to the least; the institute's own behind them, by name. */
const standardFirst = (a: Role, b: Role) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name);

interface EditorProps {
  readonly roles: readonly Role[];
  readonly mine: ReadonlySet<string>;
  readonly canChange: boolean;
}

function Editor({ roles, mine, canChange }: EditorProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { roleName } = useRoleWords();
  const rights = useRights(roles);
  const [leaving, setLeaving] = useState<Role>();
  const refresh = () => client.invalidateQueries({ queryKey: ['identity'] });
  const save = useChange(
    () =>
      api.identity.saveAccessRights({
        body: {
          rights: Object.entries(rights.changes).map(([role, given]) => ({
            role,
            capabilities: [...given] as StaffCapability[],
          })),
        },
      }),
    {
      said: t('identity.roles.saved'),
      after: async () => {
        await refresh();
        rights.discard();
      },
    },
  );
  const remove = useChange((name: string) => api.identity.removeRole({ params: { name } }), {
    said: (_, name) => t('identity.roles.removed', { name }),
    after: async () => {
      setLeaving(undefined);
      await refresh();
    },
  });
  return (
    <>
      <RoleMatrix roles={roles} rights={rights} mine={mine} canChange={canChange} onRemove={setLeaving} />
      {rights.differing > 0 && (
        <div className={classes['save']} role="status">
          <b>{t('identity.roles.unsaved', { count: rights.differing })}</b>
          <Button variant="ghost" onClick={rights.discard}>
            {t('identity.roles.discard')}
          </Button>
          <Button variant="filled" loading={save.busy} onClick={() => save.send()}>
            {t('identity.roles.save')}
          </Button>
        </div>
      )}
      <ConfirmModal
        opened={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('identity.roles.removeTitle', { name: roleName(leaving?.name ?? '') })}
        confirmLabel={t('identity.roles.remove')}
        busy={remove.busy}
        onConfirm={() => leaving && remove.send(leaving.name)}
      >
        {t('identity.roles.removeText')}
      </ConfirmModal>
    </>
  );
}
