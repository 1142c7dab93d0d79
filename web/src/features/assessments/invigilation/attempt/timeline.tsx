import type { api as contract } from '@abhyas/contract';
import type { TimelineEntry } from '@abhyas/contract/assessments/invigilation';
import type { Reply } from '@abhyas/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Badge } from '../../../../ui/status/badge.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import classes from '../invigilation.module.css';

type Shown = Reply<typeof contract.assessments.showTimeline>;

const hints: ReadonlySet<TimelineEntry['kind']> = new Set([
  'focus_lost',
  'fullscreen_left',
  'copied',
  'pasted',
  'connection_lost',
  'second_device',
]);

/** Devices, what the console noticed, messages and actions, in the order of time. */
export function Timeline({ timeline }: { readonly timeline: Shown }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const counts = Object.entries(timeline.counts);
  return (
    <div className={classes['timelineBox']}>
      <Notice tone="info">{t('assessments.invigilation.timeline.advice')}</Notice>
      {counts.length > 0 && (
        <p className={classes['hints']}>
          {counts.map(([kind, count]) => (
            <Badge key={kind} tone="warn">
              {`${t(`assessments.invigilation.timeline.kinds.${kind}`)} × ${number(count ?? 0)}`}
            </Badge>
          ))}
        </p>
      )}
      <ol className={classes['timeline']}>
        {timeline.entries.map((entry, at) => (
          <Entry key={`${entry.at} ${entry.kind} ${at}`} entry={entry} />
        ))}
      </ol>
    </div>
  );
}

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  const { t } = useTranslation();
  const { time, dateTime, seconds } = useFormat();
  const { kind, at, by, text, readAt } = entry;
  return (
    <li data-hint={hints.has(kind) || undefined}>
      <time dateTime={at} title={dateTime(at)}>
        {time(at)}
      </time>
      <div>
        <b>{t(`assessments.invigilation.timeline.kinds.${kind}`)}</b>
        {entry.seconds !== undefined && <span className={classes['quiet']}> {seconds(entry.seconds)}</span>}
        {text && <p>{text}</p>}
        {by && <small>{t('assessments.invigilation.timeline.by', { name: by })}</small>}
        {kind === 'message' && (
          <small>
            {readAt
              ? t('assessments.invigilation.timeline.readAt', { time: time(readAt) })
              : t('assessments.invigilation.timeline.unread')}
          </small>
        )}
      </div>
    </li>
  );
}
