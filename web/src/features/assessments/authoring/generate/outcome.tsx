import type { Deviation, Relaxation, SectionBlueprint } from '@abhyas/contract/assessments/generation';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Notice } from '../../../../ui/status/notice.tsx';
import { levels, type SectionWish } from './blueprint-form.ts';
import { RelaxButtons } from './relaxing/relax-buttons.tsx';
import classes from './generate.module.css';

export interface Generated {
  readonly sections: readonly { readonly sectionId: string; readonly questionIds: readonly string[] }[];
  readonly deviations: readonly Deviation[];
  readonly relaxations: readonly Relaxation[];
  readonly wanted: readonly SectionBlueprint[];
  readonly byStudents?: boolean | undefined;
}

/** More of them say nothing that these do not. */
const SHOWN = 8;

interface Props {
  readonly generated: Generated;
  readonly sections: readonly SectionWish[];
  readonly busy: boolean;
  readonly onRelax: (relaxation: Relaxation) => void;
}

/** What the bank could give, and each rule that it could not keep with the smallest step away from it. */
export function Outcome({ generated, sections, busy, onRelax }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { sections: found, deviations, relaxations, wanted } = generated;
  const titleOf = (id: string) => sections.find(({ sectionId }) => sectionId === id)?.title ?? '';
  const total = found.reduce((sum, { questionIds }) => sum + questionIds.length, 0);
  const asked = wanted.reduce((sum, { count }) => sum + count, 0);
  return (
    <div ref={intoView}>
      {deviations.length === 0 ? (
        <Notice tone="good" live title={t('authoring.generate.exact', { count: total })}>
          {t('authoring.generate.exactText')}
        </Notice>
      ) : (
        <Notice
          tone="warn"
          live
          title={t('authoring.generate.nearest', { found: number(total), asked: number(asked) })}
        >
          <p>{t('authoring.generate.nearestText')}</p>
          <ul className={classes['deviations']}>
            {deviations.slice(0, SHOWN).map(({ sectionId, rule, of, wanted: wish, got }) => (
              <li key={`${sectionId} ${rule} ${of}`}>
                {t(`authoring.generate.deviations.${rule}`, {
                  section: titleOf(sectionId),
                  of:
                    rule === 'difficulty'
                      ? t(`questions.difficulties.${levels.findIndex((level) => level === of)}`)
                      : of,
                  wanted: number(wish),
                  got: number(got),
                })}
              </li>
            ))}
            {deviations.length > SHOWN && (
              <li>{t('authoring.generating.moreDeviations', { count: deviations.length - SHOWN })}</li>
            )}
          </ul>
          {relaxations.length > 0 && (
            <>
              <p>{t('authoring.generating.wouldDo')}</p>
              <div className={classes['relaxations']}>
                <RelaxButtons relaxations={relaxations} form={{ sections }} busy={busy} onRelax={onRelax} />
              </div>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}

/** The rules above may be long: what came of them is brought before the eyes. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });
