import type { LessonStanding } from '@abhyas/contract/courses/learning';
import { IconExternalLink, IconHourglass } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { type RefObject, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { deferred } from '../../../../ui/deferred.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import type { Transcript } from '../../../../ui/player/transcript/use-transcript.ts';
import type { PlayerHandle, PlayerProps } from '../../../../ui/player/player.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { PackageFrame } from '../../../media/index.ts';
import type { ReaderProps } from '../../reader/pdf-reader.tsx';
import type { Study } from '../../study/use-study.ts';
import { useTrafficSaver } from '../../study/use-traffic-saver.ts';
import classes from '../course-player.module.css';
import { useMarks } from '../notes/use-marks.ts';
import { useStandIn } from '../use-course-to-learn.ts';
import { ArticleLesson } from './article-lesson.tsx';
import { FileLesson } from './file-lesson.tsx';
import type { OpenedProps } from './lesson-pane.tsx';
import { ThingLesson } from './thing-lesson.tsx';

const Player = deferred<PlayerProps>(async () => (await import('../../../../ui/player/player.tsx')).Player);
const PdfReader = deferred<ReaderProps>(async () => (await import('../../reader/pdf-reader.tsx')).PdfReader);

export interface StageProps extends OpenedProps {
  readonly at: number;
  readonly player: RefObject<PlayerHandle | null>;
  readonly study: Study;
  readonly onStanding: (standing: LessonStanding) => void;
  readonly onTranscript: (transcript: Transcript | undefined) => void;
}

/** What the lesson is about, by its kind. */
export function LessonStage(props: StageProps) {
  const { t } = useTranslation();
  const { opened, course, at, player, study } = props;
  const { content, lessonId, title } = opened;
  const { courseId } = course;
  switch (content.kind) {
    case 'video':
    case 'audio':
      return content.ready ? <Video {...props} chapters={content.chapters} /> : <NotReady />;
    case 'pdf':
      return content.file ? (
        <PdfReader
          courseId={courseId}
          lessonId={lessonId}
          file={content.file}
          at={at}
          study={study}
          handle={player}
          waiting={<div className={classes['stage']} aria-busy="true" />}
        />
      ) : (
        <NotReady />
      );
    case 'article':
      return <ArticleLesson opened={opened} body={content.body} at={at} study={study} handle={player} />;
    case 'file':
      return content.file ? <FileLesson courseId={courseId} lessonId={lessonId} file={content.file} /> : <NotReady />;
    case 'link':
      return content.url === null ? (
        <NotReady />
      ) : (
        <div className={classes['card']}>
          <EmptyState
            icon={IconExternalLink}
            title={title}
            action={
              <Button
                component="a"
                href={content.url}
                target="_blank"
                rel="noreferrer noopener"
                rightSection={<Icon of={IconExternalLink} size={16} />}
              >
                {t('courses.player.openLink')}
              </Button>
            }
          >
            {t('courses.player.linkTo', { host: new URL(content.url).host })}
          </EmptyState>
        </div>
      );
    case 'scorm':
      return content.mediaId === null ? <NotReady /> : <Package {...props} />;
    case 'quiz':
    case 'paper':
      return content.thing ? <ThingLesson kind={content.kind} thing={content.thing} /> : <NotReady />;
  }
}

function NotReady() {
  const { t } = useTranslation();
  return (
    <div className={classes['card']}>
      <EmptyState icon={IconHourglass} title={t('courses.player.notReady')}>
        {t('courses.player.notReadyWhy')}
      </EmptyState>
    </div>
  );
}

function Video({
  opened,
  course: { courseId },
  at,
  player,
  study,
  chapters,
  onSearch,
  onTranscript,
}: StageProps & { readonly chapters: readonly { at: number; title: string }[] }) {
  const [saving] = useTrafficSaver();
  const { lessonId, title } = opened;
  const marks = useMarks(courseId, lessonId);
  const ask = useCallback(
    (stream: string | null) =>
      api.courses.playLesson({ params: { courseId, lessonId }, body: { stream } }, { quiet: true }),
    [courseId, lessonId],
  );
  return (
    <div className={classes['stage']} data-kind={opened.content.kind}>
      <Player
        title={title}
        ask={ask}
        at={at}
        chapters={chapters}
        marks={marks}
        onMark={({ kind, id }) => kind === 'doubt' && onSearch({ doubt: id, panel: 'doubts' })}
        onTranscript={onTranscript}
        dataSaver={saving}
        handle={player}
        onPlace={study.moveTo}
        onWatched={study.saw}
        onStopped={study.flush}
      />
    </div>
  );
}

function Package({ course: { courseId }, opened, onStanding }: StageProps) {
  const { lessonId, title, standing } = opened;
  const stand = useStandIn(courseId);
  const onDone = useCallback(() => {
    const done = { ...standing, percent: 100, doneAt: new Date().toISOString() };
    onStanding(done);
    stand(lessonId, done);
  }, [lessonId, onStanding, stand, standing]);
  return (
    <div className={classes['package']}>
      <PackageFrame courseId={courseId} lessonId={lessonId} title={title} onDone={onDone} />
    </div>
  );
}
