import type { MarkedSection } from '../attempts/console/dialogs/marking-table.tsx';
import { IconChevronDown, IconClipboardCheck, IconListDetails } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { FootBar } from '../../../ui/layout/foot-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { paletteStates } from '../../../ui/palette-tile/palette-tile.tsx';
import { countRules, Rules } from '../attempts/console/dialogs/console-rules.tsx';
import { ShapeList } from '../attempts/console/dialogs/instructions-dialog.tsx';
import { MarkingTable } from '../attempts/console/dialogs/marking-table.tsx';
import { type Instructions, OwnInstructions } from './own-instructions.tsx';
import { NextStep } from './start-card.tsx';
import classes from './tests.module.css';

/** The same on a phone: facts first, rules folded, and the button that begins never leaves the screen. */
export function PhoneInstructions({ paper }: { readonly paper: Instructions }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = paper.sections.map(({ title, questions }) => `${title} ${format.number(questions)}`);
  return (
    <>
      <Card label={t('assessments.before.facts')}>
        <dl className={classes['sizes']}>
          <Size label={t('assessments.before.fact.questions')}>{format.number(paper.questions)}</Size>
          <Size label={t('assessments.before.minutes')}>{format.number(paper.minutes)}</Size>
          <Size label={t('assessments.before.fact.marks')}>{format.marks(paper.marks)}</Size>
        </dl>
        <Facts
          kind="lines"
          items={[
            names.length > 1 && { label: t('assessments.before.sections'), value: format.list(names) },
            paper.console.languages.length > 1 && {
              label: t('assessments.before.fact.languages'),
              value: format.list(paper.console.languages.map((language) => t(`assessments.languages.${language}`))),
            },
            {
              label: t('assessments.before.fact.attempts'),
              value: t('assessments.before.attemptsLeft', { count: paper.attemptsLeft }),
            },
          ]}
        />
      </Card>
      <Marking sections={paper.sections} />
      <OwnInstructions paper={paper} />
      <Card flush label={t('assessments.before.rules')}>
        <Folded icon={IconListDetails} title={t('assessments.before.rules')} count={countRules(paper)}>
          <Rules paper={paper} />
        </Folded>
        <Folded icon={IconClipboardCheck} title={t('ui.palette.legend')} count={paletteStates.length}>
          <ShapeList />
        </Folded>
      </Card>
      <FootBar>
        <NextStep paper={paper} />
      </FootBar>
    </>
  );
}

function Size({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Three figures where every section is marked alike and no note is to be read; else the table. */
function Marking({ sections }: { readonly sections: readonly MarkedSection[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [first] = sections;
  const isPlain = ({ rule, counted, minutes }: MarkedSection) =>
    rule.ladder.length === 0 && counted === undefined && minutes === undefined && rule.decimals === undefined;
  const isAlike = ({ rule }: MarkedSection) =>
    (['right', 'wrong', 'unanswered'] as const).every((part) => rule[part] === first?.rule[part]);
  if (!first || !sections.every((one) => isPlain(one) && isAlike(one)))
    return (
      <Card title={t('assessments.marking.title')} flush>
        <div className={classes['marking']}>
          <MarkingTable sections={sections} />
        </div>
      </Card>
    );
  return (
    <Card title={t('assessments.before.eachQuestion')}>
      <dl className={classes['marks']}>
        {(['right', 'wrong', 'unanswered'] as const).map((part) => (
          <div key={part} data-part={part}>
            <dt>{t(`assessments.marking.${part}`)}</dt>
            <dd>{format.signedMarks(first.rule[part])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface FoldedProps {
  readonly icon: TablerIcon;
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Folded({ icon, title, count, children }: FoldedProps) {
  const { number } = useFormat();
  return (
    <details className={classes['folded']}>
      <summary>
        <Icon of={icon} size={18} />
        <h2>{title}</h2>
        <small>{number(count)}</small>
        <Icon of={IconChevronDown} size={18} />
      </summary>
      {children}
    </details>
  );
}
