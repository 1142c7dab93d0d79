import type { CoursePage } from '@abhyas/contract/courses/catalogue';
import { IconCalendarClock, IconClipboardCheck, IconClock, IconListCheck, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { deferred } from '../../../ui/deferred.tsx';
import { CourseCover } from '../catalogue/course-cover.tsx';
import { Price } from '../catalogue/price.tsx';
import classes from './access-box.module.css';
import { ShareCourse } from './share-course.tsx';
import { WayIntoCourse } from './way-into-course.tsx';
import type { CourseDoors } from './way-to-buy.ts';

/** The player comes when somebody wants to watch. */
const Trailer = deferred(async () => (await import('./trailer.tsx')).Trailer);

interface Props extends CourseDoors {
  readonly course: CoursePage;
}

/** Beside the course: its trailer, what it costs, and the one next step that is open to who looks. */
export function AccessBox({ course, onSignIn, Buy, Ask }: Props) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const { card, validityDays, trailer } = course;
  const [plays, setPlays] = useState(false);
  return (
    <section className={classes['box']} aria-label={t('courses.coursePage.access')}>
      {plays ? (
        <Trailer courseId={card.courseId} title={card.title} waiting={<div className={classes['picture']} />} />
      ) : (
        <div className={classes['picture']}>
          <CourseCover course={card} />
          {trailer && (
            <button type="button" {...buttonFace('filled', 'md', classes['play'])} onClick={() => setPlays(true)}>
              <Icon of={IconPlayerPlay} size={18} />
              {t('courses.coursePage.trailer')}
            </button>
          )}
        </div>
      )}
      <div className={classes['words']}>
        <Price of={card} />
        <WayIntoCourse course={course} onSignIn={onSignIn} Buy={Buy} Ask={Ask} />
        <ul className={classes['facts']}>
          <Fact icon={IconListCheck}>{t('courses.catalogue.lessons', { count: card.lessons })}</Fact>
          {card.tests > 0 && (
            <Fact icon={IconClipboardCheck}>{t('courses.catalogue.tests', { count: card.tests })}</Fact>
          )}
          {card.seconds > 0 && <Fact icon={IconClock}>{length(card.seconds)}</Fact>}
          <Fact icon={IconCalendarClock}>
            {validityDays === null
              ? t('courses.coursePage.forGood')
              : t('courses.coursePage.validity', { count: validityDays })}
          </Fact>
        </ul>
        <ShareCourse card={card} />
      </div>
    </section>
  );
}

function Fact({ icon, children }: { readonly icon: TablerIcon; readonly children: string }) {
  return (
    <li>
      <Icon of={icon} size={18} />
      {children}
    </li>
  );
}
