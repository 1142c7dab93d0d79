import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import { Button, Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Notice } from '../../../../ui/status/notice.tsx';
import { useBuilding } from '../builder/building.ts';
import { sameRule, schemes } from '../draft/marking-schemes.ts';
import { MarksInput } from '../tabs/marks-input.tsx';
import classes from './one-question.module.css';

interface Props {
  readonly questionId: string;
  /** In the paper, through all sections. */
  readonly number: number;
  readonly onClose: () => void;
}

/** Marks of one question that differ from those of its section. */
export function OwnMarks({ questionId, number, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('authoring.composing.ownMarks.title', { number })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Marking questionId={questionId} number={number} onClose={onClose} />
    </Modal>
  );
}

function Marking({ questionId, onClose }: Props) {
  const { t } = useTranslation();
  const { signedMarks, number: count } = useFormat();
  const { draft, change } = useBuilding();
  const section = draft.sections.find(({ questionIds }) => questionIds.includes(questionId));
  const own = section?.questionRules?.[questionId];
  const [rule, setRule] = useState<MarkingRule | undefined>(own ?? section?.rule);
  if (!section || !rule) return null;
  const set = (values: Partial<MarkingRule>) => setRule({ ...rule, ...values });
  const finish = (next: MarkingRule | undefined) => {
    change({ do: 'setOwnMarks', questionId, rule: next });
    onClose();
  };
  const blocked = section.counted !== undefined;
  return (
    <div className={classes['marking']}>
      <p>
        {t('authoring.composing.ownMarks.ofSection', {
          section: section.title,
          right: signedMarks(section.rule.right),
          wrong: signedMarks(section.rule.wrong),
        })}
      </p>
      {blocked && (
        <Notice tone="warn">{t('authoring.composing.ownMarks.counted', { shown: count(section.counted ?? 0) })}</Notice>
      )}
      {!blocked && (
        <>
          <div className={classes['three']}>
            <MarksInput
              size="md"
              sign="right"
              label={t('authoring.rule.right')}
              value={rule.right}
              onChange={(right) => set({ right })}
            />
            <MarksInput
              size="md"
              sign="wrong"
              label={t('authoring.rule.wrong')}
              value={rule.wrong}
              onChange={(wrong) => set({ wrong })}
            />
            <MarksInput
              size="md"
              sign="any"
              label={t('authoring.rule.unanswered')}
              value={rule.unanswered}
              onChange={(unanswered) => set({ unanswered })}
            />
          </div>
          <Switch
            label={t('authoring.rule.ladderSwitch')}
            description={t('authoring.rule.ladderHelp')}
            checked={rule.ladder.length > 0}
            onChange={(event) => set({ ladder: event.currentTarget.checked ? schemes.multipleCorrect.ladder : [] })}
          />
        </>
      )}
      <div className={classes['buttons']}>
        <Button variant="ghost" disabled={!own} onClick={() => finish(undefined)}>
          {t('authoring.composing.ownMarks.asSection')}
        </Button>
        <Button variant="filled" disabled={blocked || sameRule(rule, own ?? section.rule)} onClick={() => finish(rule)}>
          {t('authoring.composing.ownMarks.save')}
        </Button>
      </div>
    </div>
  );
}
