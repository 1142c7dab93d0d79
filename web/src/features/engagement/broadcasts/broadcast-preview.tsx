import type { BroadcastDraft, BroadcastPreview as Preview } from '@abhyas/contract/engagement/broadcasts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './broadcast-preview.module.css';
import { usePreview } from './use-preview.ts';

/** Whom the notice reaches as it is typed now, and how some of them will read it. */
export function BroadcastPreview({ draft }: { readonly draft: BroadcastDraft }) {
  const preview = usePreview(draft);
  return (
    <Stack>
      <Loaded query={preview} card skeleton={<ListSkeleton rows={4} />}>
        {(found) => (
          <>
            <Reached draft={draft} found={found} />
            <Views views={found.views} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

interface ReachedProps {
  readonly draft: BroadcastDraft;
  readonly found: Preview;
}

function Reached({ draft, found }: ReachedProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { students, guardians, reach, people } = found;
  const count = students + guardians;
  return (
    <Card title={t('engagement.broadcasts.reaches', { count, shown: number(count) })}>
      {count === 0 ? (
        <Notice tone="info">{t('engagement.broadcasts.nobodyYet')}</Notice>
      ) : (
        <Stack>
          <Facts
            kind="lines"
            items={[
              { label: t('engagement.broadcasts.students'), value: number(students) },
              { label: t('engagement.broadcasts.guardians'), value: number(guardians) },
              { label: t('engagement.broadcasts.inbox'), value: number(reach.inbox) },
              draft.mail && { label: t('engagement.broadcasts.mail'), value: number(reach.mail) },
              draft.sms && { label: t('engagement.broadcasts.sms'), value: number(reach.sms) },
            ]}
          />
          <Row as="ul" aria-label={t('engagement.broadcasts.people')}>
            {people.map(({ id, name }) => (
              <li key={id}>
                <Badge>{name}</Badge>
              </li>
            ))}
            {count > people.length && (
              <li>
                <Quiet size="sm">{t('engagement.broadcasts.more', { shown: number(count - people.length) })}</Quiet>
              </li>
            )}
          </Row>
        </Stack>
      )}
    </Card>
  );
}

function Views({ views }: Pick<Preview, 'views'>) {
  const { t } = useTranslation();
  if (views.every(({ subject, text }) => subject === '' && text === '')) return null;
  return (
    <Card title={t('engagement.broadcasts.views')}>
      <Stack as="ul">
        {views.map(({ id, name, language, subject, text }) => (
          <li key={id} lang={language}>
            <Row justify="between">
              <Quiet size="sm">{name}</Quiet>
              <Quiet size="sm">{language === 'hi' ? 'हिन्दी' : 'English'}</Quiet>
            </Row>
            <div className={classes['view']}>
              <strong>{subject}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
