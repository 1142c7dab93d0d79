import type { CoursePage } from '@abhyas/contract/courses/catalogue';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';

/** Where a course has a price and cannot be paid for here: how to ask for it, with the course named in the message. */
export function AskInstitute({ course: { askBy, card } }: { readonly course: CoursePage }) {
  const { t } = useTranslation();
  const { config } = useInstitute();
  const message = encodeURIComponent(t('courses.coursePage.askMessage', { title: card.title }));
  const { whatsapp } = config.social;
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
      {email !== '' && (
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(card.title)}&body=${message}`}
          {...buttonFace(whatsapp ? 'outline' : 'action', 'lg')}
        >
          {t('courses.coursePage.askByMail')}
        </a>
      )}
      <Quiet as="p" size="sm">
        {t(whatsapp || email ? 'courses.coursePage.askWhy' : 'courses.coursePage.askThem')}
      </Quiet>
    </>
  );
}
