import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { DifficultyBadge, useAreas } from '../../../questions/index.ts';
import type { QuestionFacts } from '../builder/use-known-questions.ts';
import { useBuilding } from '../builder/building.ts';
import type { Section } from '../draft/change-draft.ts';
import { useSourceWords } from '../one-question/use-source-words.ts';
import classes from './tabs.module.css';

interface Props {
  readonly questionId: string;
  readonly facts: QuestionFacts;
  readonly section: Section;
}

/** What one compares questions by, under the words of one: chapter, difficulty, marks, source and when it was asked last. */
export function LineFacts({ questionId, facts, section }: Props) {
  const { t } = useTranslation();
  const { signedMarks } = useFormat();
  const { known } = useBuilding();
  const source = useSourceWords();
  const area = useAreas().find(({ id }) => id === facts.knowledgeAreaId);
  const { right, wrong } = section.questionRules?.[questionId] ?? section.rule;
  return (
    <ul className={classes['lineFacts']}>
      <li>{t('questions.number', { number: facts.number })}</li>
      {area && <li>{area.name}</li>}
      <li>
        <DifficultyBadge difficulty={facts.difficulty} />
      </li>
      <li>{t('authoring.building.facts.marks', { right: signedMarks(right), wrong: signedMarks(wrong) })}</li>
      {source(facts.pastExams, known.records.get(questionId)).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
