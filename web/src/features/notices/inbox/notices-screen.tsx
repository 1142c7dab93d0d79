import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Choices } from '../choices/choices.tsx';
import { Inbox } from './inbox.tsx';
import type { NoticesPatch, NoticesSearch } from '../addresses.ts';
import { useMarkRead } from './use-mark-read.ts';

interface Props {
  readonly search: NoticesSearch;
  readonly onSearch: (patch: NoticesPatch) => void;
  /** Beside the title: the way to the log of messages, for staff who may read it. */
  readonly log?: ReactNode;
}

/** What one was told, and how one wants to be told. */
export function NoticesScreen({ search, onSearch, log }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(query(api.notices.countUnread, {}, { quiet: true }));
  const { markAll, busy } = useMarkRead();
  const tab = search.tab ?? 'inbox';
  const unread = data?.unread ?? 0;
  const mayMark = tab === 'inbox' && unread > 0;
  return (
    <Page
      title={t('notices.title')}
      action={
        (log || mayMark) && (
          <>
            {log}
            {mayMark && (
              <Button
                variant="outline"
                loading={busy}
                leftSection={<Icon of={IconChecks} size={16} />}
                onClick={markAll}
              >
                {t('notices.markAll')}
              </Button>
            )}
          </>
        )
      }
      tabs={
        <Tabs
          label={t('notices.title')}
          panelId="notices-panel"
          items={[
            { value: 'inbox', label: t('notices.tabs.inbox'), ...(unread > 0 && { count: unread }) },
            { value: 'choices', label: t('notices.tabs.choices') },
          ]}
          value={tab}
          onChange={(next) => onSearch({ tab: next === 'choices' ? next : undefined })}
        />
      }
    >
      <div role="tabpanel" id="notices-panel" aria-label={t(`notices.tabs.${tab}`)}>
        {tab === 'inbox' ? <Inbox search={search} onSearch={onSearch} /> : <Choices />}
      </div>
    </Page>
  );
}
