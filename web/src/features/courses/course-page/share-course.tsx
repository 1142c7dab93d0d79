import type { CourseCard } from '@abhyas/contract/courses/shapes';
import { IconBrandWhatsapp, IconLink, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-text.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './access-box.module.css';

/** Gives the page on: by the device's own way where it has one, by WhatsApp, or as an address to paste. */
export function ShareCourse({ card: { courseId, title } }: { readonly card: CourseCard }) {
  const { t } = useTranslation();
  const url = `${location.origin}/courses/${courseId}`;
  const copy = async () => {
    // What cannot be copied is shown, to be taken by hand.
    toast.info((await copyText(url)) ? t('courses.coursePage.copied') : url);
  };
  return (
    <div className={classes['share']} role="group" aria-label={t('courses.coursePage.share')}>
      {'share' in navigator && (
        <button
          type="button"
          {...buttonFace('ghost', 'sm')}
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          <Icon of={IconShare} size={16} />
          {t('courses.coursePage.share')}
        </button>
      )}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        {...buttonFace('ghost', 'sm')}
      >
        <Icon of={IconBrandWhatsapp} size={16} />
        WhatsApp
      </a>
      <button type="button" {...buttonFace('ghost', 'sm')} onClick={() => void copy()}>
        <Icon of={IconLink} size={16} />
        {t('courses.coursePage.copy')}
      </button>
    </div>
  );
}
