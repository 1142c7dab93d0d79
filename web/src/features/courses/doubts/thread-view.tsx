import type { DoubtReply, DoubtThread } from '@abhyas/contract/courses/doubts';
import type { DoubtPin } from '@abhyas/contract/courses/doubts';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { AuthorLine } from './author-line.tsx';
import { stateTones } from './doubt-words.ts';
import classes from './doubts.module.css';
import { PinButton } from './pin-button.tsx';
import { WriteReply } from './write-reply.tsx';

interface Props {
  readonly thread: DoubtThread;
  readonly staff: boolean;
  readonly onSeek?: ((pin: DoubtPin) => void) | undefined;
  readonly onReply: (body: RichTextDoc) => Promise<unknown>;
  /** Beside the doubt: follow, report, hide. */
  readonly actions: ReactNode;
  /** Beside each answer: accept, report, hide. */
  readonly renderActions: (reply: DoubtReply) => ReactNode;
}

/** A doubt, its answers and the field for the next one; the accepted answer stands out. */
export function ThreadView({ thread, staff, onSeek, onReply, actions, renderActions }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const resolveImage = (mediaId: string) => thread.images[mediaId];
  return (
    <article className={classes['thread']}>
      <header className={classes['question']}>
        <p className={classes['facts']}>
          <Badge tone={stateTones[thread.state]}>{t(`courses.doubts.states.${thread.state}`)}</Badge>
          {thread.pin && <PinButton pin={thread.pin} onSeek={onSeek} />}
          {thread.followers > 0 && (
            <span className={classes['quiet']}>{t('courses.doubts.followers', { count: thread.followers })}</span>
          )}
        </p>
        <h3>{thread.title}</h3>
        <AuthorLine author={thread.author} at={thread.askedAt}>
          {thread.editedAt && (
            <time dateTime={thread.editedAt}>{t('courses.doubts.editedOn', { at: dateTime(thread.editedAt) })}</time>
          )}
        </AuthorLine>
        {thread.hidden && (
          <Notice tone="warn" title={t('courses.doubts.hiddenTitle')}>
            {t('courses.doubts.because', { reason: thread.hidden.reason })}
          </Notice>
        )}
        <RichText doc={thread.body} resolveImage={resolveImage} />
        <div className={classes['actions']}>{actions}</div>
      </header>
      <h4 className={classes['count']} aria-live="polite">
        {t('courses.doubts.answers', { count: thread.answers.length })}
      </h4>
      {thread.answers.map((reply) => (
        <section key={reply.replyId} className={classes['reply']} data-accepted={reply.accepted || undefined}>
          <AuthorLine author={reply.author} at={reply.at}>
            {reply.accepted && (
              <span className={classes['accepted']}>
                <Icon of={IconCircleCheckFilled} size={16} />
                {t('courses.doubts.accepted')}
              </span>
            )}
          </AuthorLine>
          {reply.hidden && (
            <p className={classes['hidden']}>
              {t('courses.doubts.hiddenTitle')} · {t('courses.doubts.because', { reason: reply.hidden.reason })}
            </p>
          )}
          <RichText doc={reply.body} resolveImage={resolveImage} />
          <div className={classes['actions']}>{renderActions(reply)}</div>
        </section>
      ))}
      {thread.can.answer && (
        <WriteReply
          staff={staff}
          label={t(thread.author.own ? 'courses.doubts.sayMore' : 'courses.doubts.yourAnswer')}
          button={t(thread.author.own ? 'courses.doubts.send' : 'courses.doubts.answer')}
          onSend={onReply}
        />
      )}
    </article>
  );
}
