import type { CourseToLearn, LessonToLearn, OpenedLesson } from '@abhyas/contract/courses/learning';
import type { Transcript } from '../../../../ui/player/transcript/use-transcript.ts';
import type { PlayerHandle } from '../../../../ui/player/player.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../../lib/api.ts';
import { useStudy } from '../../study/use-study.ts';
import { mayKeep } from '../../offline/keep-lesson.ts';
import { useKeptPlace } from '../../offline/use-kept-place.ts';
import { PlaceContext, placeNow } from '../../study/place-now.ts';
import classes from '../course-player.module.css';
import { SidePanels } from '../notes/side-panels.tsx';
import type { PlayerPatch, PlayerSearch } from '../../student-addresses.ts';
import { useStandIn } from '../use-course-to-learn.ts';
import type { Width } from '../use-wide.ts';
import { LessonDetails } from './lesson-details.tsx';
import { LessonHead, LessonTitle } from './lesson-head.tsx';
import { LessonStage } from './lesson-stage.tsx';
import { useOpenedLesson } from './use-opened-lesson.ts';

export interface PaneProps {
  readonly course: CourseToLearn;
  readonly lesson: LessonToLearn;
  readonly search: PlayerSearch;
  readonly onSearch: (patch: PlayerPatch) => void;
  readonly outline: ReactNode;
  readonly wide: Width;
}

/** The lesson at hand. It is opened when it is shown, and opened anew for its newer version. */
export function LessonPane(props: PaneProps) {
  const [newest, setNewest] = useState(false);
  const opened = useOpenedLesson(props.course.courseId, props.lesson.lessonId, newest);
  if (opened.data)
    return <Opened key={opened.data.sittingId} {...props} opened={opened.data} onNewest={() => setNewest(true)} />;
  return (
    <main className={classes['main']}>
      {opened.isError ? (
        <div className={classes['closed']}>
          {isRefusal(opened.error, 'PREVIEW_ONLY') ? (
            <OnlySeen />
          ) : (
            <LoadFailed card error={opened.error} onRetry={() => void opened.refetch()} />
          )}
        </div>
      ) : (
        <div className={classes['stage']} aria-busy="true" />
      )}
      {props.wide === 'phone' && props.outline}
    </main>
  );
}

/** Opening a lesson begins it, and that is the student's own to do. */
function OnlySeen() {
  const { t } = useTranslation();
  return (
    <EmptyState icon={IconEye} title={t('courses.player.onlySeen')}>
      {t('courses.player.onlySeenWhy')}
    </EmptyState>
  );
}

export interface OpenedProps extends PaneProps {
  readonly opened: OpenedLesson;
}

function Opened({ onNewest, ...props }: OpenedProps & { readonly onNewest: () => void }) {
  const { course, opened, search, wide } = props;
  const stand = useStandIn(course.courseId);
  const [standing, setStanding] = useState(opened.standing);
  const study = useStudy(course.courseId, opened, (next) => {
    setStanding(next);
    stand(opened.lessonId, next);
  });
  const begin = search.at ?? (standing.doneAt && isAtEnd(opened) ? 0 : opened.standing.place);
  const [first] = useState(begin);
  const keepPlace = useKeptPlace(opened.lessonId);
  const place = useMemo(() => placeNow(first), [first]);
  const player = useRef<PlayerHandle>(null);
  const [transcript, setTranscript] = useState<Transcript>();
  // Who reads begins with the name; under a video it stands below, where the mockup has it.
  const isText = opened.content.kind === 'article';
  const seek = (to: number) => {
    player.current?.seek(to);
    place.set(to);
  };
  const moveTo = (next: number) => {
    place.set(next);
    study.moveTo(Math.max(0, next));
    if (mayKeep(opened)) keepPlace({ place: Math.max(0, Math.floor(next)) });
  };
  return (
    <PlaceContext value={place}>
      <main className={classes['main']}>
        {isText && (
          <div className={classes['above']}>
            <LessonTitle course={course} opened={opened} />
          </div>
        )}
        <LessonStage
          {...props}
          at={first}
          player={player}
          study={{ ...study, moveTo }}
          onStanding={setStanding}
          onTranscript={setTranscript}
        />
        <LessonHead {...props} untitled={isText} standing={standing} onStanding={setStanding} onNewest={onNewest} />
        <LessonDetails {...props} transcript={transcript} onSeek={seek} />
      </main>
      {wide === 'full' && (
        <aside className={classes['side']}>
          <SidePanels {...props} onSeek={seek} />
        </aside>
      )}
    </PlaceContext>
  );
}

/** A video that ended begins at its beginning when it is opened again. */
const isAtEnd = ({ seconds, standing }: OpenedLesson) => seconds !== null && standing.place >= seconds - 5;
