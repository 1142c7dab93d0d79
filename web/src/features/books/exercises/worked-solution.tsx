import type { JudgedAnswer } from '@abhyas/contract/books/reading';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import classes from './exercises.module.css';

interface Props {
  readonly judged: JudgedAnswer;
  readonly language: 'en' | 'hi';
}

/** The worked solution; of one that was answered wrong a step at a time, so that one may go on alone from each. */
export function WorkedSolution({ judged, language }: Props) {
  const { t } = useTranslation();
  const doc = judged.solution[language] ?? judged.solution.en;
  const steps = doc.content.length;
  const [shown, setShown] = useState(judged.outcome === 'wrong' ? 0 : steps);
  if (steps === 0) return null;
  return (
    <section className={classes['worked']}>
      {shown > 0 && (
        <>
          <h4>{t('books.reading.answer.solution')}</h4>
          <RichText doc={{ ...doc, content: doc.content.slice(0, shown) }} resolveImage={(id) => judged.images[id]} />
        </>
      )}
      {shown < steps && (
        <Button size="sm" variant="outline" onClick={() => setShown(shown + 1)}>
          {t(shown === 0 ? 'books.reading.answer.hint' : 'books.reading.answer.step2')}
        </Button>
      )}
    </section>
  );
}
