import type { LessonFile } from '@abhyas/contract/courses/learning';
import { Switch } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { deferred } from '../../../../ui/deferred.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { KeepButton } from '../../offline/keep-button.tsx';
import { mayKeep } from '../../offline/keep-lesson.ts';
import { usePlace } from '../../study/place-now.ts';
import { sizeWords } from '../../study/size-words.ts';
import { useTrafficSaver } from '../../study/use-traffic-saver.ts';
import classes from '../course-player.module.css';
import type { OpenedProps } from './lesson-pane.tsx';
import { Reactions } from './reactions.tsx';
import { useOpenFile } from './use-open-file.ts';

/** At the end of the course: nothing before it is done. */
const MyCertificates = deferred<{ courseId: string }>(
  async () => (await import('../../certificates/my-certificates.tsx')).MyCertificates,
);
const OwnRating = deferred<{ courseId: string }>(async () => (await import('../../ratings/own-rating.tsx')).OwnRating);

interface Props extends OpenedProps {
  readonly onSeek: (place: number) => void;
}

/** What a lesson is about: words, chapters, files, what it costs to load, and what the learner thinks of it. */
export function AboutLesson({ course, opened, onSeek }: Props) {
  const { t } = useTranslation();
  const { courseId } = course;
  const { content, files, about, images } = opened;
  const chapters = content.kind === 'video' || content.kind === 'audio' ? content.chapters : [];
  return (
    <div className={classes['about']}>
      {course.completedAt && <MyCertificates courseId={courseId} />}
      {course.completedAt && <OwnRating courseId={courseId} />}
      {about.content.length > 0 && (
        <div className={classes['words']}>
          <RichText doc={about} resolveImage={(mediaId) => images[mediaId]} />
        </div>
      )}
      {(chapters.length > 0 || files.length > 0) && (
        <div className={classes['parts']}>
          {chapters.length > 0 && <Chapters chapters={chapters} onSeek={onSeek} />}
          {files.length > 0 && (
            <section>
              <h2>{t('courses.player.files')}</h2>
              <ul>
                {files.map((file) => (
                  <FileLine key={file.mediaId} courseId={courseId} lessonId={opened.lessonId} file={file} />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      <div className={classes['cost']}>
        <Reactions courseId={courseId} lessonId={opened.lessonId} reaction={opened.reaction} />
        <span className={classes['push']} />
        {mayKeep(opened) && <KeepButton course={course} opened={opened} />}
        <LessonSize opened={opened} />
        {(content.kind === 'video' || content.kind === 'audio') && <DataSaver />}
      </div>
    </div>
  );
}

/** What the lesson costs to load as this device would load it now. */
function LessonSize({ opened }: Pick<OpenedProps, 'opened'>) {
  const { t } = useTranslation();
  const [saves] = useTrafficSaver();
  const bytes = saves ? opened.leastBytes : opened.bytes;
  return bytes !== null && <span>{t('courses.player.size', { size: sizeWords(bytes) })}</span>;
}

function DataSaver() {
  const { t } = useTranslation();
  const [on, set] = useTrafficSaver();
  return (
    <Switch label={t('courses.player.dataSaver')} checked={on} onChange={(event) => set(event.currentTarget.checked)} />
  );
}

type Chapter = { readonly at: number; readonly title: string };

function Chapters({
  chapters,
  onSeek,
}: {
  readonly chapters: readonly Chapter[];
  readonly onSeek: (at: number) => void;
}) {
  const { t } = useTranslation();
  const { clock } = useFormat();
  const place = usePlace();
  const now = chapters.findLast(({ at }) => at <= place);
  return (
    <section>
      <h2>{t('courses.player.chapters')}</h2>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.at} data-on={chapter === now || undefined}>
            <button type="button" className={classes['time']} onClick={() => onSeek(chapter.at)}>
              {clock(chapter.at)}
            </button>
            {chapter.title}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface FileProps {
  readonly courseId: string;
  readonly lessonId: string;
  readonly file: LessonFile;
}

function FileLine({ courseId, lessonId, file }: FileProps) {
  const { t } = useTranslation();
  const open = useOpenFile(courseId, lessonId);
  const facts = [file.pages !== null && t('courses.player.pages', { count: file.pages }), sizeWords(file.bytes)];
  return (
    <li>
      <Icon of={IconFileText} size={16} />
      <span className={classes['file']}>
        {file.title}
        <small>{facts.filter(Boolean).join(', ')}</small>
      </span>
      <button
        type="button"
        className={classes['open']}
        aria-label={t('courses.player.openFile', { title: file.title })}
        onClick={() => open.send(file.mediaId)}
      >
        {t('courses.player.open')}
      </button>
    </li>
  );
}
