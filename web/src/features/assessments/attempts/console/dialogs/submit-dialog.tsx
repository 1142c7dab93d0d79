import { countedOf, sectionMarks } from '@abhyas/contract/assessments/section-size';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format.ts';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { PaletteMark, type PaletteState } from '../../../../../ui/palette-tile/palette-tile.tsx';
import { Notice } from '../../../../../ui/status/notice.tsx';
import { countAnswered, countStates, isOpen, isUnsaved, type StateCounts } from '../../console-state.ts';
import type { ConsoleScene } from '../console-scene.ts';
import { groupSections, type SectionGroup } from '../section-groups.ts';
import { useTimeLeft } from '../side/use-time-left.ts';
import { ConsoleDialog } from './console-dialog.tsx';
import classes from './dialogs.module.css';

interface Props {
  readonly scene: ConsoleScene;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  /** Answers that the server has not acknowledged yet. */
  readonly kept: number;
}

/** The order of the summary: what counts first. */
const columns: readonly PaletteState[] = ['answered', 'answeredMarked', 'marked', 'notAnswered', 'notVisited'];

/** Before the end: every section by state, what may have been forgotten, and the way back as the first choice. */
export function SubmitDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <ConsoleDialog opened={props.opened} onClose={props.onClose} shape="wide" title={t('assessments.submit.title')}>
      <Summary {...props} />
    </ConsoleDialog>
  );
}

function Summary({ scene, onClose, onSubmit, kept }: Props) {
  const { t } = useTranslation();
  const { sheet, state, timing } = scene;
  const total = countStates(state);
  const answered = countAnswered(state);
  const evaluated = sheet.sections.reduce(
    (sum, { counted }, index) => sum + countedOf(countAnswered(state, state.sections[index]), counted),
    0,
  );
  const groups = groupSections(sheet.sections);
  const unseen = groups.filter(({ sections }) =>
    sections.every((index) => state.sections[index]!.every((id) => !state.questions[id]!.visited)),
  );
  const firstUnseen = unseen.find(({ sections }) => isOpen(state, sections[0]!));
  const unsaved = Object.values(state.questions).filter((question) => question.selection && isUnsaved(question)).length;
  const openSection = (index: number) => {
    scene.act({ type: 'section', index });
    onClose();
  };
  return (
    <>
      <p className={classes['lead']}>
        <Lead timing={timing} open={state.sections.flat().length - answered} />
      </p>
      <SummaryTable scene={scene} groups={groups} total={total} />
      <div className={classes['notes']}>
        <Unseen sheet={sheet} groups={unseen} />
        <BeyondCounted scene={scene} />
        {unsaved > 0 && <Notice tone="warn">{t('assessments.submit.unsaved', { count: unsaved })}</Notice>}
        <p className={classes['evaluated']}>
          <Icon of={IconCircleCheck} size={18} />
          <span>
            {t('assessments.submit.evaluated', { count: evaluated })}{' '}
            {t(kept > 0 ? 'assessments.submit.kept' : 'assessments.submit.onServer', { count: kept })}
          </span>
        </p>
      </div>
      <div className={classes['foot']}>
        {firstUnseen !== undefined && (
          <Button
            className={classes['openSection']!}
            size="lg"
            variant="ghost"
            onClick={() => openSection(firstUnseen.sections[0]!)}
          >
            {t('assessments.submit.open', { section: firstUnseen.title })}
          </Button>
        )}
        <span className={classes['push']} />
        <Button size="lg" variant="outline" onClick={onSubmit}>
          {t('assessments.console.submit')}
        </Button>
        <Button size="lg" variant="action" data-autofocus onClick={onClose}>
          {t('assessments.submit.return')}
        </Button>
      </div>
    </>
  );
}

/** From here on seconds count, in seconds. */
const lastSeconds = 300;

/** The time runs on while one thinks about it. */
function Lead({ timing, open }: { readonly timing: ConsoleScene['timing']; readonly open: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const seconds = useTimeLeft(timing, timing.deadline);
  const left = seconds < lastSeconds ? format.seconds(seconds) : format.minutes(Math.floor(seconds / 60));
  return <Bold text={t('assessments.submit.lead', { left, count: open })} />;
}

/** A sentence in which `<b>…</b>` is bold: all that this page needs of what the library does in 5 kB. */
const Bold = ({ text }: { readonly text: string }) =>
  text.split(/<b>(.*?)<\/b>/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));

interface UnseenProps {
  readonly sheet: ConsoleScene['sheet'];
  readonly groups: readonly SectionGroup[];
}

/** What was never looked at, in one sentence, and what it is worth. */
function Unseen({ sheet, groups }: UnseenProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (groups.length === 0) return null;
  const sections = groups.flatMap((group) => group.sections.map((index) => sheet.sections[index]!));
  const marks = sections.reduce(
    (sum, section) =>
      sum +
      sectionMarks(
        section,
        section.questions.map(({ rule }) => rule),
      ),
    0,
  );
  const count = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <Notice tone="warn">
      {t(groups.length === 1 ? 'assessments.submit.unseen' : 'assessments.submit.unseenMany', {
        section: format.list(groups.map(({ title }) => title)),
        count,
        marks: format.marks(marks),
      })}
    </Notice>
  );
}

/** Sections in which more is answered than counts. */
function BeyondCounted({ scene: { sheet, state } }: { readonly scene: ConsoleScene }) {
  const { t } = useTranslation();
  return sheet.sections.map((section, index) => {
    const answered = countAnswered(state, state.sections[index]);
    const count = section.counted;
    return (
      count !== undefined &&
      answered > count && (
        <Notice key={section.id} tone="warn">
          {t('assessments.submit.beyondCounted', {
            section: section.title,
            answered,
            count,
          })}
        </Notice>
      )
    );
  });
}

interface TableProps {
  readonly scene: ConsoleScene;
  readonly groups: readonly SectionGroup[];
  readonly total: StateCounts;
}

function SummaryTable({ scene: { state }, groups, total }: TableProps) {
  const { t } = useTranslation();
  const rows = groups.map(({ title, sections }) => {
    const ids = sections.flatMap((index) => state.sections[index]!);
    return { title, counts: countStates(state, ids), of: ids.length };
  });
  const all = state.sections.flat().length;
  return (
    <table className={classes['summary']}>
      <caption className="sr-only">{t('assessments.submit.summary')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('assessments.marking.section')}</th>
          <th scope="col">
            <span className={classes['word']}>{t('assessments.marking.questions')}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              <span className={classes['shape']}>
                <PaletteMark state={column} />
                <span className={classes['word']}>{t(`assessments.submit.columns.${column}`)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, { title: t('assessments.submit.total'), counts: total, of: all }].map((row, index) => (
          <tr key={index} data-total={index === rows.length || undefined}>
            <th scope="row">{row.title}</th>
            <td>{row.of}</td>
            {columns.map((column) => (
              <td
                key={column}
                data-warn={
                  (column === 'notVisited' && row.counts[column] === row.of && index < rows.length) || undefined
                }
              >
                {row.counts[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
