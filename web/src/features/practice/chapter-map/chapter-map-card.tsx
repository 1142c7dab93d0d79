import type { MapChapter, PracticeMap } from '@abhyas/contract/practice/chapter-map';
import { chapterStates } from '@abhyas/contract/practice/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Band, bandWords } from '../../../ui/figures/band.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { MASTERY, StateMark } from '../state-mark.tsx';
import { useStart } from '../use-start.ts';
import classes from './chapter-map.module.css';

const PANEL = 'practice-chapters';

/** Every chapter of a subject as a tile, those with most marks first; on a phone as a list. */
export function ChapterMapCard({ map }: { readonly map: PracticeMap }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const subjects = [...new Set(map.chapters.map(({ subject }) => subject))];
  // Where most marks are open is where one looks first.
  const first = map.chapters.find(({ id }) => id === map.next?.chapterId)?.subject ?? subjects[0];
  const [chosen, setChosen] = useState(first);
  const own = map.chapters.filter(({ subject }) => subject === chosen);
  if (!chosen) return null;
  const masteredOf = (subject: string) => {
    const all = map.chapters.filter((one) => one.subject === subject);
    const mastered = all.filter(({ state }) => state === 'mastered').length;
    return t('practice.map.of', { part: number(mastered), whole: number(all.length) });
  };
  return (
    <Card title={t('practice.map.title')} aside={<Quiet size="sm">{t('practice.map.wider')}</Quiet>}>
      <Tabs
        label={t('practice.map.subject')}
        items={subjects.map((subject) => ({
          value: subject,
          label: t(`practice.subjects.${subject}`),
          count: masteredOf(subject),
        }))}
        value={chosen}
        onChange={setChosen}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-label={t(`practice.subjects.${chosen}`)} className={classes['panel']}>
        <ul className={classes['counts']}>
          {chapterStates.map((state) => (
            <li key={state}>
              <StateMark state={state} />
              <b>{number(own.filter((one) => one.state === state).length)}</b> {t(`practice.states.${state}`)}
            </li>
          ))}
        </ul>
        <ul className={classes['tiles']}>
          {own
            .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))
            .map((chapter) => (
              <Tile key={chapter.id} chapter={chapter} examId={map.examId} />
            ))}
        </ul>
        <Quiet as="p" size="sm">
          {t('practice.map.likely')} {t('practice.map.mark')}
        </Quiet>
      </div>
    </Card>
  );
}

function Tile({ chapter, examId }: { readonly chapter: MapChapter; readonly examId: number }) {
  const { t } = useTranslation();
  const start = useStart();
  const { id, name, share, state, band, questions } = chapter;
  return (
    <li data-state={state} className={classes['tile']}>
      <button
        type="button"
        disabled={questions === 0 || start.busy}
        onClick={() => start.send({ kind: 'chapter', examId, chapterId: id })}
      >
        <span className={classes['head']}>
          <StateMark state={state} />
          {share !== null && <span>{t('practice.map.share', { share })}</span>}
        </span>
        <b>{name}</b>
        <span className={classes['state']}>
          <span>{t(`practice.states.${state}`)}</span>{' '}
          <small>
            {questions === 0
              ? t('practice.map.noQuestions')
              : band
                ? t('practice.map.band', { band: bandWords(band) })
                : t('practice.map.noAnswers')}
          </small>
        </span>
        {band && <Band of={band} mark={MASTERY} />}
      </button>
    </li>
  );
}
