import type { Question } from '@abhyas/contract/questions/shapes';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { imageFinder } from '../preview/question-images.ts';
import { LanguageSwitch } from '../preview/question-panel.tsx';
import { QuestionPreview } from '../preview/question-preview.tsx';
import classes from './review.module.css';

/** The question as students will see it: in each language, on a desktop or a phone, in the test or with its solution. */
export function ReviewPreview({ question }: { readonly question: Question }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const [shows, setShows] = useState<'solution' | 'test'>('solution');
  return (
    <section className={classes['preview']} aria-label={t('questions.preview.title')}>
      <div className={classes['tools']}>
        {question.content.hi && <LanguageSwitch value={language} onChange={setLanguage} />}
        <Segmented
          size="sm"
          label={t('questions.preview.shows')}
          value={shows}
          onChange={setShows}
          options={[
            { value: 'test', label: t('questions.preview.test') },
            { value: 'solution', label: t('questions.preview.solution') },
          ]}
        />
        <Segmented
          size="sm"
          label={t('questions.preview.device')}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'desktop', label: t('questions.preview.desktop'), icon: IconDeviceDesktop },
            { value: 'phone', label: t('questions.preview.phone'), icon: IconDeviceMobile },
          ]}
        />
      </div>
      <div className={classes['paper']} data-device={device} lang={language}>
        <QuestionPreview
          type={question.type}
          content={question.content[language] ?? question.content.en}
          language={language}
          solution={shows === 'solution' ? question.key : undefined}
          title={t('questions.number', { number: question.number })}
          imageOf={imageFinder(question.images)}
        />
      </div>
    </section>
  );
}
