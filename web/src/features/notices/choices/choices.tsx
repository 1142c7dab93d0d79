import type { NoticeChannel, NoticePreferences, NoticeTopic } from '@abhyas/contract/notices/notices';
import { Button, Select, Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Stacked } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { topics } from '../addresses.ts';
import classes from './choices.module.css';
import { useChoices } from './use-choices.ts';

const channels = ['inbox', 'mail', 'sms'] as const satisfies readonly NoticeChannel[];
type Kind = NoticePreferences['kinds'][number];

/** Which notices reach one and how; every switch is kept at once. */
export function Choices() {
  const { t } = useTranslation();
  const { languages } = useInstitute();
  const { options, save } = useChoices();
  const { data, error, refetch } = useQuery(options);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  return (
    <Stacked>
      <Card title={t('notices.choices.languageTitle')} note={t('notices.choices.languageNote')}>
        <Select
          className={classes['language']!}
          label={t('notices.choices.language')}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: t(`notices.choices.languages.${value}`) }))}
          value={data.language}
          onChange={(value) => value && save({ language: value as 'en' | 'hi' })}
        />
      </Card>
      {topics.map((topic) => (
        <Topic key={topic} topic={topic} kinds={data.kinds.filter((kind) => kind.topic === topic)} save={save} />
      ))}
    </Stacked>
  );
}

/** So many lines of a topic are seen at first. */
const SEEN_AT_FIRST = 5;

interface TopicProps {
  readonly topic: NoticeTopic;
  readonly kinds: readonly Kind[];
  readonly save: ReturnType<typeof useChoices>['save'];
}
function Topic({ topic, kinds, save }: TopicProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  if (kinds.length === 0) return null;
  return (
    <Card flush title={t(`notices.topics.${topic}`)} note={t(`notices.choices.notes.${topic}`)}>
      <ul className={classes['kinds']}>
        {kinds.slice(0, all ? undefined : SEEN_AT_FIRST).map((kind) => (
          <KindRow
            key={kind.kind}
            kind={kind}
            onChange={(channel, on) => save({ choices: [{ kind: kind.kind, channel, on }] })}
          />
        ))}
      </ul>
      {!all && kinds.length > SEEN_AT_FIRST && (
        <Button variant="ghost" fullWidth onClick={() => setAll(true)}>
          {t('notices.choices.more', { count: kinds.length - SEEN_AT_FIRST })}
        </Button>
      )}
    </Card>
  );
}

function KindRow({
  kind,
  onChange,
}: {
  readonly kind: Kind;
  readonly onChange: (channel: NoticeChannel, on: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <li className={classes['kind']}>
      <span className={classes['name']}>{kind.name}</span>
      {kind.locked ? (
        <span className={classes['locked']}>
          <Icon of={IconLock} size={16} />
          {t('notices.choices.always')}
        </span>
      ) : (
        <span className={classes['switches']}>
          {channels.map((channel) => {
            const one = kind.channels.find((given) => given.channel === channel);
            if (!one) return null;
            return (
              <Switch
                key={channel}
                size="sm"
                label={t(`notices.channels.${channel}`)}
                aria-label={`${kind.name}: ${t(`notices.channels.${channel}`)}`}
                checked={one.on}
                onChange={(event) => onChange(channel, event.currentTarget.checked)}
              />
            );
          })}
        </span>
      )}
    </li>
  );
}
