import type { CoursePage } from '@abhyas/contract/courses/catalogue';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import type { WayToAsk } from './way-to-buy.ts';

interface Props {
  readonly course: CoursePage;
  readonly Ask: WayToAsk;
}

/** Where a course has a price and cannot be paid for here: how to ask for it, with the course named in the message. */
export function AskInstitute({ course: { askBy, card }, Ask }: Props) {
  const { t } = useTranslation();
  const { config } = useInstitute();
  const words = t('courses.coursePage.askMessage', { title: card.title });
  const message = encodeURIComponent(words);
  const { whatsapp } = config.social;
  const number = whatsapp && /wa\.me\/\+?(\d{8,15})/.exec(whatsapp)?.[1];
  const email = askBy?.email ?? '';
  return (
    <>
      {whatsapp && (
        <a
          href={`${whatsapp}${whatsapp.includes('?') ? '&' : '?'}text=${message}`}
          target="_blank"
          rel="noreferrer"
          {...buttonFace('action', 'lg')}
        >
          {t('courses.coursePage.askByWhatsapp')}
        </a>
      )}
      <Ask courseId={card.courseId} message={words} first={!whatsapp} />
      {number && (
        <a href={`tel:+${number}`} {...buttonFace('outline', 'lg')}>
          {t('courses.coursePage.askByCall')}
        </a>
      )}
      {!whatsapp && email !== '' && (
        <a href={`mailto:${email}?subject=${encodeURIComponent(card.title)}&body=${message}`} {...buttonFace('ghost')}>
          {t('courses.coursePage.askByMail')}
        </a>
      )}
      <Quiet as="p" size="sm">
        {t('courses.coursePage.askWhy')}
      </Quiet>
    </>
  );
}
