import type { CoursePage } from '@abhyas/contract/courses/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { can, useMe } from '../../../lib/session.ts';
import { useChange } from '../../../lib/use-change.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { FieldError } from '../../../ui/controls/field-error.tsx';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import classes from './access-box.module.css';
import { AskInstitute } from './ask-institute.tsx';
import type { CourseDoors } from './way-to-buy.ts';

interface Props extends CourseDoors {
  readonly course: CoursePage;
}

/** The next step into a course: sign in, begin, go on, or ask for it and try what is free. Never a button that leads nowhere. */
export function WayIntoCourse({ course, onSignIn, Buy, Ask }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  if (!me) return <ForVisitor course={course} onSignIn={onSignIn} Buy={Buy} Ask={Ask} />;
  if (can(me, 'courses.study')) return <ForStudent course={course} onSignIn={onSignIn} Buy={Buy} Ask={Ask} />;
  return <p className={classes['way']}>{t('courses.coursePage.asStudentsSee')}</p>;
}

function ForVisitor({ course, onSignIn, Buy, Ask }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const { courseId, pricePaise } = course.card;
  const remember = () => onSignIn(pricePaise === 0 ? `/student/courses/${courseId}` : location.pathname);
  return (
    <div className={classes['way']}>
      {pricePaise > 0 &&
        (course.askBy ? <AskInstitute course={course} Ask={Ask} /> : <Buy card={course.card} onSignIn={onSignIn} />)}
      <FreeLessons course={course} />
      <Link to="/login" onClick={remember} {...buttonFace(pricePaise === 0 ? 'action' : 'ghost', 'lg')}>
        {t(pricePaise === 0 ? 'courses.coursePage.loginToStart' : 'courses.coursePage.loginIfYours')}
      </Link>
      {allows(settings, 'signUp') && (
        <Link to="/signup" onClick={remember} {...buttonFace('ghost')}>
          {t('courses.coursePage.signUp')}
        </Link>
      )}
    </div>
  );
}

function ForStudent({ course, onSignIn, Buy, Ask }: Props) {
  const { t } = useTranslation();
  const { courseId } = course.card;
  const { data: own } = useQuery({ ...query(api.courses.showOwnCourse, { params: { courseId } }), staleTime: 0 });
  if (!own) return <Skeleton height={44} />;
  if (!own.open) {
    return (
      <div className={classes['way']}>
        {course.askBy ? <AskInstitute course={course} Ask={Ask} /> : <Buy card={course.card} onSignIn={onSignIn} />}
        <FreeLessons course={course} />
      </div>
    );
  }
  if (!own.enrolled) return <Begin course={course} />;
  return (
    <div className={classes['way']}>
      <AddressLink to={`/student/courses/${courseId}`} {...buttonFace('action', 'lg')}>
        {t('courses.coursePage.goOn')}
      </AddressLink>
      {own.lessons > 0 && <p>{t('courses.coursePage.done', { count: own.lessons, done: own.lessonsDone })}</p>}
    </div>
  );
}

/** Registers and opens the course; who was registered meanwhile just goes on. */
function Begin({ course }: { readonly course: CoursePage }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const say = useRefusalText();
  const { courseId } = course.card;
  const open = () => void navigate({ href: `/student/courses/${courseId}` });
  const begin = useChange(() => api.courses.registerCourse({ params: { courseId } }), {
    inline: true,
    after: open,
    refused: (error) => isRefusal(error, 'COURSE_REGISTERED') && open(),
  });
  return (
    <div className={classes['way']}>
      <button type="button" {...buttonFace('action', 'lg')} disabled={begin.busy} onClick={() => begin.send()}>
        {t('courses.coursePage.begin')}
      </button>
      {begin.error && !isRefusal(begin.error, 'COURSE_REGISTERED') && <FieldError>{say(begin.error)}</FieldError>}
    </div>
  );
}

function FreeLessons({ course: { card, sections } }: { readonly course: CoursePage }) {
  const { t } = useTranslation();
  const free = sections.flatMap(({ lessons }) => lessons.filter((lesson) => lesson.free));
  if (free.length === 0 || card.pricePaise === 0) return null;
  return (
    <AddressLink
      to={`/student/courses/${card.courseId}`}
      search={{ lesson: free[0]!.lessonId }}
      {...buttonFace('outline', 'lg')}
    >
      {t('courses.coursePage.tryFree', { count: free.length })}
    </AddressLink>
  );
}
