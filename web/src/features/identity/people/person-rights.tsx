import type { PersonDetail } from '@abhyas/contract/identity/people';
import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { useRoleWords } from '../roles/use-role-words.ts';
import { HiddenScreens, type Screen } from './hidden-screens.tsx';
import classes from './people.module.css';

interface Props {
  readonly person: PersonDetail;
  readonly screens: readonly Screen[];
}

/** What a person can do at this moment, and what gives or blocks it; the screens and features that are hidden, and by what. */
export function PersonRights({ person, screens }: Props) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { roleName, rightName } = useRoleWords();
  const { accountId } = person;
  const rights = useQuery(query(api.identity.explainPerson, { params: { accountId } }));
  if (rights.error)
    return (
      <Card>
        <LoadFailed error={rights.error} onRetry={() => void rights.refetch()} />
      </Card>
    );
  if (!rights.data) return <CardSkeleton lines={8} />;
  const role = roleName(rights.data.role);
  return (
    <Card title={t('identity.roles.explain.title')} note={t('identity.roles.explain.note', { role })}>
      <ul className={classes['rights']}>
        {rights.data.rights.map(({ capability, allowed, blockedBy, opens }) => (
          <li key={capability}>
            <b>{rightName(capability)}</b>
            {allowed ? (
              <Badge tone="good" icon={IconCircleCheck}>
                {t('identity.roles.explain.allowed')}
              </Badge>
            ) : (
              <Badge icon={IconCircleMinus}>{t('identity.roles.explain.blocked')}</Badge>
            )}
            <small>
              {allowed
                ? t('identity.roles.explain.because', { role })
                : list(blockedBy.map((one) => t(`identity.roles.explain.blocks.${one}`, { role })))}
              {opens.length > 0 && ` · ${t('identity.roles.explain.opens', { count: opens.length })}`}
            </small>
          </li>
        ))}
      </ul>
      <HiddenScreens explained={rights.data} screens={screens} />
    </Card>
  );
}
