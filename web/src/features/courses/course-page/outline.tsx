import type { CoursePage } from '@abhyas/contract/courses/catalogue';
import type { LessonKind } from '@abhyas/contract/courses/shapes';
import {
  IconArticle,
  IconClipboardCheck,
  IconFileDownload,
  IconFileTypePdf,
  IconHeadphones,
  IconLink,
  IconPackage,
  IconPlayerPlay,
  IconQuestionMark,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { isStudent, useMe } from '../../../lib/session.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './outline.module.css';

const icons: Readonly<Record<LessonKind, TablerIcon>> = {
  video: IconPlayerPlay,
  pdf: IconFileTypePdf,
  article: IconArticle,
  audio: IconHeadphones,
  link: IconLink,
  file: IconFileDownload,
  scorm: IconPackage,
  quiz: IconQuestionMark,
  paper: IconClipboardCheck,
};
type Section = CoursePage['sections'][number];

/** What the course is made of, with what is free to try before it is one's own. */
export function Outline({ course: { card, sections } }: { readonly course: CoursePage }) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const note = [
    t('courses.coursePage.sections', { count: sections.length }),
    t('courses.catalogue.lessons', { count: card.lessons }),
    card.seconds > 0 && length(card.seconds),
  ];
  return (
    <Card title={t('courses.coursePage.outline')} note={note.filter(Boolean).join(' · ')} flush>
      {sections.map((section, index) => (
        <details key={section.sectionId} className={classes['section']} open={index === 0}>
          <summary>
            <b>{section.title}</b>
            <small>{t('courses.catalogue.lessons', { count: section.lessons.length })}</small>
          </summary>
          <ul>
            {section.lessons.map((lesson) => (
              <Lesson key={lesson.lessonId} courseId={card.courseId} lesson={lesson} />
            ))}
          </ul>
        </details>
      ))}
    </Card>
  );
}

function Lesson({ courseId, lesson }: { readonly courseId: string; readonly lesson: Section['lessons'][number] }) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const me = useMe();
  const { kind, title, seconds, free, lessonId } = lesson;
  return (
    <li className={classes['lesson']}>
      <span role="img" aria-label={t(`courses.coursePage.kinds.${kind}`)} className={classes['kind']}>
        <Icon of={icons[kind]} size={18} />
      </span>
      {free && (!me || isStudent(me)) ? (
        <AddressLink to={`/student/courses/${courseId}`} search={{ lesson: lessonId }} className={classes['title']!}>
          {title}
        </AddressLink>
      ) : (
        <span className={classes['title']}>{title}</span>
      )}
      {free && <Badge tone="good">{t('courses.coursePage.freeLesson')}</Badge>}
      {seconds !== null && seconds > 0 && <small>{length(seconds)}</small>}
    </li>
  );
}
