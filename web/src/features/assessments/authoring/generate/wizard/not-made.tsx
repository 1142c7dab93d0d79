import type { Relaxation } from '@abhyas/contract/assessments/generation';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format.ts';
import { Notice } from '../../../../../ui/status/notice.tsx';
import { type BlueprintForm, levels } from '../blueprint-form.ts';
import { RelaxButtons } from '../relaxing/relax-buttons.tsx';
import type { GeneratedPapers } from './use-paper-wizard.ts';
import classes from './wizard.module.css';

interface Props {
  readonly generated: GeneratedPapers;
  readonly form: BlueprintForm;
  readonly busy: boolean;
  readonly onRelax: (relaxation: Relaxation) => void;
  readonly onNearest: () => void;
}

/** More of them say nothing that these do not. */
const SHOWN = 8;
const order = ['count', 'groups', 'difficulty', 'chapter'];

/** Which rules the bank cannot keep, by how many questions, and what would do. */
export function NotMade({ generated, form, busy, onRelax, onNearest }: Props) {
  const { t } = useTranslation();
  const { number, marks } = useFormat();
  const { deviations, relaxations, papers, spread } = generated;
  // How many are short altogether says more than of which chapter.
  const short = deviations.toSorted((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule));
  const nameOf = (rule: string, of: string) =>
    rule === 'difficulty' ? t(`questions.difficulties.${levels.findIndex((level) => level === of)}`) : of;
  return (
    <div ref={intoView} className={classes['notMade']}>
      <Notice tone="warn" live title={t('authoring.generating.notMade')}>
        <p>{t('authoring.generating.notMadeText')}</p>
        <ul>
          {short.slice(0, SHOWN).map(({ section, letter, rule, of, wanted, got }) => (
            <li key={`${letter} ${section} ${rule} ${of}`}>
              {t(`authoring.generate.deviations.${rule}`, {
                section: papers.length > 1 ? t('authoring.generating.inPaper', { section, letter }) : section,
                of: nameOf(rule, of),
                wanted: number(wanted),
                got: number(got),
              })}
            </li>
          ))}
          {short.length > SHOWN && <li>{t('authoring.generating.moreDeviations', { count: short.length - SHOWN })}</li>}
          {deviations.length === 0 && spread && (
            <li>
              {t('authoring.generating.tooUneven', { marks: marks(spread.marks), seconds: marks(spread.seconds) })}
            </li>
          )}
        </ul>
        <p>{t(relaxations.length > 0 ? 'authoring.generating.wouldDo' : 'authoring.generating.nothingDoes')}</p>
        <div className={classes['relaxations']}>
          <RelaxButtons relaxations={relaxations} form={form} busy={busy} onRelax={onRelax} />
          <Button size="sm" variant="outline" loading={busy} onClick={onNearest}>
            {t('authoring.generating.nearest')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** The form above may be long: what came of it is brought before the eyes. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });
