import type { Question } from '@abhyas/contract/questions/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeviceSwitch, ShowsSwitch } from '../preview/preview-switches.tsx';
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
        <ShowsSwitch value={shows} onChange={setShows} />
        <DeviceSwitch value={device} onChange={setDevice} />
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
