import type { JudgedAnswer } from '@abhyas/contract/books/reading';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Worked } from '../../../ui/answering/answering.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';

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
    <Worked
      title={t('books.reading.answer.solution')}
      lang={judged.solution[language] ? language : 'en'}
      more={
        shown < steps && (
          <Button size="sm" variant="outline" onClick={() => setShown(shown + 1)}>
            {t(shown === 0 ? 'books.reading.answer.hint' : 'books.reading.answer.step2')}
          </Button>
        )
      }
    >
      {shown > 0 && (
        <RichText doc={{ ...doc, content: doc.content.slice(0, shown) }} resolveImage={(id) => judged.images[id]} />
      )}
    </Worked>
  );
}
