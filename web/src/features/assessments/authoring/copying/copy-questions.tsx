import type { PaperRow, QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { leadOf } from '@abhyas/contract/questions/question-types';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconClipboardOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { TableSkeleton } from '../../../../ui/status/skeletons.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { useBuilding } from '../builder/building.ts';
import { useAskedBefore } from '../builder/use-asked-before.ts';
import { questionsOf, type Section } from '../draft/change-draft.ts';
import { limits, most } from '../draft/paper-limits.ts';
import { chooseToCopy, numbersThere, questionsIn } from './copyable.ts';
import classes from './copying.module.css';
import { SourceSection } from './source-section.tsx';

interface Props {
  readonly source: PaperRow;
  readonly section: Section;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The questions of another test as the bank has them now. */
export function CopyQuestions(props: Props) {
  const { t } = useTranslation();
  const { source, onBack } = props;
  const sheet = useQuery(query(api.assessments.previewPaper, { params: { paperId: source.id } }));
  return (
    <div className={classes['copying']}>
      <div className={classes['find']}>
        <Button size="sm" variant="ghost" leftSection={<Icon of={IconArrowLeft} size={16} />} onClick={onBack}>
          {t('authoring.building.copy.back')}
        </Button>
        <h3>{t('authoring.building.copy.from', { title: source.title })}</h3>
      </div>
      {sheet.isPending && <TableSkeleton rows={8} columns={3} />}
      {sheet.isError && <LoadFailed error={sheet.error} onRetry={() => void sheet.refetch()} />}
      {sheet.data && questionsIn(sheet.data.sections).length === 0 && (
        <EmptyState icon={IconClipboardOff} title={t('authoring.building.copy.empty')} />
      )}
      {sheet.data && questionsIn(sheet.data.sections).length > 0 && <Choosing {...props} sheet={sheet.data} />}
    </div>
  );
}

function Choosing({ source, section, sheet, onClose }: Props & { readonly sheet: QuestionSheet }) {
  const { t } = useTranslation();
  const { signedMarks } = useFormat();
  const { paper, draft } = useBuilding();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const inPaper = new Set(questionsOf(draft));
  const { sections, images } = sheet;
  const records = useAskedBefore(
    paper.id,
    questionsIn(sections).map(({ id }) => id),
  );
  const there = numbersThere(sections, inPaper);
  return (
    <>
      {there.length > 0 && (
        <Notice tone="info">
          {t('authoring.building.copy.there', { count: there.length, numbers: there.join(', ') })}
        </Notice>
      )}
      {sections.map((one) => (
        <SourceSection
          key={one.id}
          section={one}
          images={images}
          chosen={chosen}
          inPaper={inPaper}
          records={records}
          onChange={(ids, on) =>
            setChosen((before) => chooseToCopy(sections, { chosen: before, inPaper }, { ids, on }))
          }
        />
      ))}
      <p className={classes['marks']}>
        {t('authoring.building.copy.marks', {
          section: section.title,
          right: signedMarks(section.rule.right),
          wrong: signedMarks(section.rule.wrong),
        })}
      </p>
      <Foot {...{ source, section, sheet, chosen, onClose }} />
    </>
  );
}

interface FootProps extends Omit<Props, 'onBack'> {
  readonly sheet: QuestionSheet;
  readonly chosen: ReadonlySet<string>;
}

function Foot({ source, section, sheet, chosen, onClose }: FootProps) {
  const { t } = useTranslation();
  const { draft, change, known } = useBuilding();
  const total = questionsOf(draft).length + chosen.size;
  const isFull = section.questionIds.length + chosen.size > most.questionsOfSection;
  const isTooMany = total > limits.questions.most;
  const copy = () => {
    const copied = questionsIn(sheet.sections).filter(({ id }) => chosen.has(id));
    known.remember(copied.map(({ id, type, content }) => ({ id, type, stem: leadOf(content.en) })));
    change({ do: 'addQuestions', id: section.id, questionIds: copied.map(({ id }) => id) });
    toast.good(t('authoring.building.copy.done', { count: copied.length, title: source.title }), {
      undo: () => {
        for (const { id } of copied) change({ do: 'removeQuestion', questionId: id });
      },
      undoLabel: t('ui.undo'),
    });
    onClose();
  };
  return (
    <div className={classes['foot']}>
      <p role="status" data-wrong={isTooMany || isFull || undefined}>
        {isFull
          ? t('authoring.building.copy.full', { most: most.questionsOfSection })
          : t(isTooMany ? 'authoring.picker.tooMany' : 'authoring.picker.chosen', {
              count: chosen.size,
              total,
              most: limits.questions.most,
            })}
      </p>
      <Button variant="action" disabled={chosen.size === 0 || isFull} onClick={copy}>
        {t('authoring.picker.add', { count: chosen.size })}
      </Button>
    </div>
  );
}
