import type { OutlineDraftLesson, PreviewedLesson } from '@abhyas/contract/courses/outline';
import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { deferred } from '../../../ui/deferred.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Player } from '../../../ui/player/player.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { PackageFrame } from '../../media/index.ts';
import classes from './preview.module.css';

const PdfPreview = deferred<{ url: string; title: string }>(
  async () => (await import('../reader/pdf-preview.tsx')).PdfPreview,
);

interface Props {
  readonly courseId: string;
  readonly lesson: OutlineDraftLesson;
}

/** One lesson of the draft, shown as a student gets it. */
export function LessonPreview({ courseId, lesson: { lessonId } }: Props) {
  const { t } = useTranslation();
  const asked = useQuery({ ...query(api.courses.previewLesson, { params: { lessonId } }), staleTime: 0 });
  if (asked.isPending) return <CardSkeleton lines={10} />;
  if (asked.isError)
    return (
      <Card>
        <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
      </Card>
    );
  const { title, about, files, images } = asked.data;
  return (
    <Card title={title} className={classes['lesson']}>
      <div className={classes['shown']}>
        <Shown courseId={courseId} lesson={asked.data} />
        {about.content.length > 0 && <RichText doc={about} resolveImage={(id) => images[id]} />}
        {files.length > 0 && (
          <section>
            <h3>{t('courses.authoring.lesson.files')}</h3>
            <ul className={classes['files']}>
              {files.map((file, at) => (
                <li key={at}>
                  <FileLink url={file.url} label={file.title} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  );
}

function Shown({ courseId, lesson }: { readonly courseId: string; readonly lesson: PreviewedLesson }) {
  const { t } = useTranslation();
  const { lessonId, title, content, fileUrl, images, thing } = lesson;
  switch (content.kind) {
    case 'video':
      return content.source ? <Playing lessonId={lessonId} title={title} chapters={content.chapters} /> : <Nothing />;
    case 'audio':
      return content.mediaId ? <Playing lessonId={lessonId} title={title} chapters={[]} /> : <Nothing />;
    case 'article':
      return content.body.content.length > 0 ? (
        <RichText doc={content.body} resolveImage={(id) => images[id]} />
      ) : (
        <Nothing />
      );
    case 'link':
      return content.url ? <OutLink url={content.url} /> : <Nothing />;
    case 'scorm':
      return content.mediaId ? (
        <PackageFrame courseId={courseId} lessonId={lessonId} title={title} preview />
      ) : (
        <Nothing />
      );
    case 'quiz':
    case 'paper':
      return thing ? <Thing thing={thing} /> : <Nothing />;
    case 'pdf':
      return fileUrl ? (
        <PdfPreview key={lessonId} url={fileUrl} title={title} waiting={<CardSkeleton lines={10} />} />
      ) : (
        <Nothing />
      );
    case 'file':
      return fileUrl ? <FileLink url={fileUrl} label={t(`courses.authoring.kinds.${content.kind}`)} /> : <Nothing />;
  }
}

interface PlayingProps {
  readonly lessonId: string;
  readonly title: string;
  readonly chapters: readonly { readonly at: number; readonly title: string }[];
}

function Playing({ lessonId, title, chapters }: PlayingProps) {
  const ask = useCallback(
    (stream: string | null) =>
      api.courses.previewPlayback({ params: { lessonId }, query: stream === null ? {} : { stream } }, { quiet: true }),
    [lessonId],
  );
  return <Player title={title} ask={ask} chapters={chapters} />;
}

function Thing({ thing }: { readonly thing: NonNullable<PreviewedLesson['thing']> }) {
  const { t } = useTranslation();
  const { number, minutes } = useFormat();
  return (
    <p>
      <b>{thing.title}</b>
      {' · '}
      {t('courses.authoring.lesson.questions', { count: thing.questions, shown: number(thing.questions) })}
      {' · '}
      {minutes(thing.minutes)}
    </p>
  );
}

function OutLink({ url }: { readonly url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" className={classes['out']}>
      <Icon of={IconExternalLink} size={18} />
      {url}
    </a>
  );
}

function FileLink({ url, label }: { readonly url: string | null; readonly label: string }) {
  const { t } = useTranslation();
  if (url === null)
    return (
      <span className={classes['quiet']}>
        {label}: {t('courses.authoring.preview.working')}
      </span>
    );
  return (
    <Button component="a" href={url} variant="outline" leftSection={<Icon of={IconDownload} size={16} />}>
      {label}
    </Button>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return <p className={classes['quiet']}>{t('courses.authoring.preview.nothing')}</p>;
}
