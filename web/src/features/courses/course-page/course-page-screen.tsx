import type { CoursePage } from '@abhyas/contract/courses/catalogue';
import { IconChecks, IconLanguage, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { StarRating } from '../../../ui/figures/star-rating.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton, Skeleton } from '../../../ui/status/skeletons.tsx';
import { CourseRow } from '../catalogue/course-tile.tsx';
import { Ratings } from '../ratings/ratings.tsx';
import { AccessBox } from './access-box.tsx';
import classes from './course-page.module.css';
import { CourseTeachers } from './course-teachers.tsx';
import { Outline } from './outline.tsx';
import type { CourseDoors } from './way-to-buy.ts';

interface Props extends CourseDoors {
  readonly courseId: string;
}

/** A course before it is somebody's: what it teaches, what is free to try, who teaches, what learners say, what it costs. */
export function CoursePageScreen({ courseId, onSignIn, Buy, Ask }: Props) {
  const { data: course, error, refetch } = useQuery(query(api.courses.showCoursePage, { params: { courseId } }));
  if (error && !course) {
    return <LoadFailed card error={error} onRetry={() => void refetch()} />;
  }
  return course ? <Shown course={course} onSignIn={onSignIn} Buy={Buy} Ask={Ask} /> : <Waiting />;
}

function Shown({ course, onSignIn, Buy, Ask }: { readonly course: CoursePage } & Omit<Props, 'courseId'>) {
  const { t } = useTranslation();
  const { card, description, pictures, learn, faq, sections } = course;
  const isDescribed = description.content.some((block) => block.type !== 'paragraph' || block.content?.length);
  return (
    <article className={classes['page']}>
      <Head course={course} />
      <AccessBox course={course} onSignIn={onSignIn} Buy={Buy} Ask={Ask} />
      <div className={classes['body']}>
        {learn.length > 0 && (
          <Card title={t('courses.coursePage.learn')}>
            <ul className={classes['learn']}>
              {learn.map((line) => (
                <li key={line}>
                  <Icon of={IconChecks} size={18} />
                  <span>{line}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {isDescribed && (
          <Card title={t('courses.coursePage.about')}>
            <RichText doc={description} resolveImage={(mediaId) => pictures[mediaId]} />
          </Card>
        )}
        {sections.some(({ lessons }) => lessons.length > 0) && <Outline course={course} />}
        {course.courses.length > 0 && (
          <section aria-labelledby="course-inside">
            <h2 id="course-inside">{t('courses.coursePage.inside', { count: course.courses.length })}</h2>
            <CourseRow courses={course.courses} />
          </section>
        )}
        <CourseTeachers teachers={course.teachers} />
        {faq.length > 0 && (
          <Card title={t('courses.coursePage.faq')}>
            {faq.map(({ question, answer }) => (
              <details key={question} className={classes['faq']}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </Card>
        )}
        <Ratings courseId={card.courseId} rating={card.rating} stars={course.stars} />
        {course.packs.length > 0 && (
          <section aria-labelledby="course-packs">
            <h2 id="course-packs">{t('courses.coursePage.packs')}</h2>
            <CourseRow courses={course.packs} />
          </section>
        )}
      </div>
    </article>
  );
}

function Head({ course: { card, updatedAt } }: { readonly course: CoursePage }) {
  const { t } = useTranslation();
  const { date, list, number } = useFormat();
  return (
    <header className={classes['head']}>
      <nav aria-label={t('courses.coursePage.way')} className={classes['way']}>
        <Link to="/courses">{t('courses.catalogue.title')}</Link>
        {card.exam && <span>{card.exam}</span>}
        {card.subjects.length > 0 && (
          <span>{list(card.subjects.map((subject) => t(`courses.catalogue.subjects.${subject}`)))}</span>
        )}
      </nav>
      <h1>{card.title}</h1>
      {card.subtitle && <p className={classes['subtitle']}>{card.subtitle}</p>}
      <p className={classes['facts']}>
        {card.bestseller && <Badge tone="accent">{t('courses.catalogue.badges.bestseller')}</Badge>}
        {card.rating && <StarRating value={card.rating.hundredths / 100} count={number(card.rating.count)} />}
        {card.learners > 0 && <span>{t('courses.coursePage.learners', { count: card.learners })}</span>}
        <span>
          <Icon of={IconLanguage} size={16} />
          {t(`courses.catalogue.values.language.${card.language}`)}
        </span>
        <span>
          <Icon of={IconRefresh} size={16} />
          {t('courses.coursePage.updated', { at: date(updatedAt) })}
        </span>
      </p>
      {card.teachers.length > 0 && (
        <p className={classes['by']}>{t('courses.coursePage.by', { names: list(card.teachers) })}</p>
      )}
    </header>
  );
}

function Waiting() {
  return (
    <div className={classes['page']}>
      <div className={classes['head']}>
        <Skeleton height={40} />
        <Skeleton height={20} />
      </div>
      <CardSkeleton lines={6} />
      <div className={classes['body']}>
        <CardSkeleton lines={8} />
      </div>
    </div>
  );
}
