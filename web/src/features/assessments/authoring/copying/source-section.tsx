import type { QuestionRecord } from '@abhyas/contract/assessments/asked-before';
import type { SheetQuestion } from '@abhyas/contract/assessments/shapes';
import { leadOf } from '@abhyas/contract/questions/question-types';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { briefDoc } from '../../../questions/index.ts';
import { DroppedBadge } from '../one-question/dropped-badge.tsx';
import type { CopySection } from './copyable.ts';
import classes from './copying.module.css';

interface Props {
  readonly section: CopySection;
  readonly images: Readonly<Record<string, string>>;
  readonly chosen: ReadonlySet<string>;
  /** Questions that stand in this test already. */
  readonly inPaper: ReadonlySet<string>;
  readonly records: ReadonlyMap<string, QuestionRecord>;
  readonly onChange: (ids: readonly string[], on: boolean) => void;
}

/** One section of the other test with a box before each question, and one for all of them. */
export function SourceSection({ section, images, chosen, inPaper, records, onChange }: Props) {
  const { t } = useTranslation();
  const free = section.questions.filter(({ id }) => !inPaper.has(id)).map(({ id }) => id);
  const on = free.filter((id) => chosen.has(id)).length;
  const all = free.length > 0 && on === free.length;
  if (section.questions.length === 0) return null;
  return (
    <fieldset className={classes['section']}>
      <legend className="sr-only">{section.title}</legend>
      <Checkbox
        className={classes['all']!}
        label={t('authoring.building.copy.section', { section: section.title })}
        checked={all}
        indeterminate={on > 0 && !all}
        disabled={free.length === 0}
        onChange={() => onChange(free, !all)}
      />
      <ul>
        {section.questions.map((question) => (
          <SourceQuestion
            key={question.id}
            question={question}
            images={images}
            isChosen={chosen.has(question.id)}
            isThere={inPaper.has(question.id)}
            record={records.get(question.id)}
            onChange={(next) => onChange([question.id], next)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface QuestionProps {
  readonly question: SheetQuestion;
  readonly images: Readonly<Record<string, string>>;
  readonly isChosen: boolean;
  readonly isThere: boolean;
  readonly record: QuestionRecord | undefined;
  readonly onChange: (on: boolean) => void;
}

function SourceQuestion({ question, images, isChosen, isThere, record, onChange }: QuestionProps) {
  const { t } = useTranslation();
  const { number, type, content } = question;
  return (
    <li data-selected={isChosen || undefined}>
      <Checkbox
        aria-label={t('authoring.building.copy.question', { number })}
        checked={isChosen || isThere}
        disabled={isThere}
        onChange={() => onChange(!isChosen)}
      />
      <b>{number}</b>
      <div className={classes['stem']}>
        <RichText doc={briefDoc(leadOf(content.en))} inline resolveImage={(mediaId) => images[mediaId]} />
      </div>
      <span className={classes['badges']}>
        {isThere && <Badge tone="info">{t('authoring.picker.used')}</Badge>}
        <DroppedBadge record={record} />
        <Badge>{t(`questions.types.${type}`)}</Badge>
      </span>
    </li>
  );
}
