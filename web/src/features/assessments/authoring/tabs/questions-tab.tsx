import { draftSectionMarks } from '@abhyas/contract/assessments/section-size';
import { Button } from '@mantine/core';
import { IconCopy, IconPlus, IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { QuestionPanel } from '../../../questions/index.ts';
import { useBuilding } from '../builder/building.ts';
import { CopyDialog } from '../copying/copy-dialog.tsx';
import { Totals } from '../builder/totals.tsx';
import { questionsOf, type Section } from '../draft/change-draft.ts';
import { GenerateDialog } from '../generate/generate-dialog.tsx';
import { QuestionPicker } from '../picker/question-picker.tsx';
import { OwnMarks } from '../one-question/own-marks.tsx';
import { SwapQuestion } from '../one-question/swap-question.tsx';
import { type OpenAs, QuestionLine } from './question-line.tsx';
import classes from './tabs.module.css';
import { useDragging } from './use-dragging.ts';

interface OpenQuestion {
  readonly as: OpenAs;
  readonly questionId: string;
  /** In the paper, through all sections. */
  readonly number: number;
}

/** Every section with its questions in order; they are added from the bank and moved by buttons or by dragging. */
export function QuestionsTab() {
  const { t } = useTranslation();
  const { draft, known, readOnly } = useBuilding();
  const [generating, setGenerating] = useState(false);
  const [picking, setPicking] = useState<string>();
  const [copying, setCopying] = useState<string>();
  const [open, setOpen] = useState<OpenQuestion>();
  const section = draft.sections.find(({ id }) => id === picking);
  const target = draft.sections.find(({ id }) => id === copying);
  const close = () => setOpen(undefined);
  return (
    <div className={classes['stack']}>
      <Totals />
      {!readOnly && draft.sections.length > 0 && (
        <Button
          variant="outline"
          className={classes['generate']!}
          leftSection={<Icon of={IconWand} size={16} />}
          onClick={() => setGenerating(true)}
        >
          {t('authoring.generate.open')}
        </Button>
      )}
      {known.error !== undefined && (
        <Card>
          <LoadFailed error={known.error} onRetry={known.retry} />
        </Card>
      )}
      {draft.sections.map((one, at) => {
        const first = 1 + questionsOf({ ...draft, sections: draft.sections.slice(0, at) }).length;
        return (
          <SectionQuestions
            key={one.id}
            section={one}
            first={first}
            onPick={() => setPicking(one.id)}
            onCopy={() => setCopying(one.id)}
            onOpen={setOpen}
          />
        );
      })}
      {draft.sections.length === 0 && <p className={classes['none']}>{t('authoring.sections.none')}</p>}
      {section && <QuestionPicker section={section} onClose={() => setPicking(undefined)} />}
      {target && <CopyDialog section={target} onClose={() => setCopying(undefined)} />}
      {generating && <GenerateDialog onClose={() => setGenerating(false)} />}
      {open?.as === 'swap' && <SwapQuestion {...open} onClose={close} />}
      {open?.as === 'marks' && <OwnMarks {...open} onClose={close} />}
      <QuestionPanel questionId={open?.as === 'look' ? open.questionId : undefined} onClose={close} />
    </div>
  );
}

interface Props {
  readonly section: Section;
  /** Number of its first question in the paper. */
  readonly first: number;
  readonly onPick: () => void;
  readonly onCopy: () => void;
  readonly onOpen: (question: OpenQuestion) => void;
}

function SectionQuestions({ section, first, onPick, onCopy, onOpen }: Props) {
  const { t } = useTranslation();
  const { number, marks, signedMarks } = useFormat();
  const { readOnly, search } = useBuilding();
  const { over, dropZone } = useDragging(section, section.questionIds.length);
  const count = section.questionIds.length;
  return (
    <Card
      flush
      className={classes[search.section === section.id ? 'sectionOpen' : 'sectionCard']}
      title={section.title || t('authoring.sections.unnamed')}
      note={t('authoring.questions.ofSection', {
        count,
        shown: number(count),
        marks: marks(draftSectionMarks(section)),
        right: signedMarks(section.rule.right),
        wrong: signedMarks(section.rule.wrong),
      })}
      aside={
        !readOnly && (
          <span className={classes['addButtons']}>
            <Button
              size="sm"
              variant="ghost"
              leftSection={<Icon of={IconCopy} size={16} />}
              aria-label={t('authoring.building.copy.openFor', { section: section.title })}
              onClick={onCopy}
            >
              {t('authoring.building.copy.open')}
            </Button>
            <Button
              size="sm"
              variant={count === 0 ? 'soft' : 'outline'}
              leftSection={<Icon of={IconPlus} size={16} />}
              aria-label={t('authoring.questions.addTo', { section: section.title })}
              onClick={onPick}
            >
              {t('authoring.questions.add')}
            </Button>
          </span>
        )
      }
    >
      {count === 0 ? (
        <p className={classes['none']} data-over={over || undefined} {...dropZone}>
          {t('authoring.questions.none')}
        </p>
      ) : (
        <ol className={classes['lines']}>
          {section.questionIds.map((questionId, index) => (
            <QuestionLine
              key={questionId}
              questionId={questionId}
              section={section}
              index={index}
              number={first + index}
              onOpen={(as) => onOpen({ as, questionId, number: first + index })}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}
