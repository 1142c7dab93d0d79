import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import classes from './blueprint.module.css';
import type { BlueprintStanding } from './blueprint-standing.ts';

const LEVELS = [0, 1, 2] as const;

/** How many questions are easy, medium and hard, beside the shares that the blueprint wishes. */
export function LevelMix({ standing }: { readonly standing: BlueprintStanding }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const { levels, wanted, known } = standing;
  const wishes = wanted?.reduce((sum, count) => sum + count, 0) ?? 0;
  const named = (level: (typeof LEVELS)[number], of: string) => `${t(`questions.difficulties.${level}`)} ${of}`;
  return (
    <div className={classes['mix']}>
      <p>
        <b>{t('authoring.building.blueprint.mix', { count: known, shown: number(known) })}</b>
        {wanted && wishes > 0 && (
          <span>
            {t('authoring.building.blueprint.target', {
              shares: LEVELS.map((level) => percent(wanted[level], wishes)).join(', '),
            })}
          </span>
        )}
      </p>
      {known > 0 && (
        <>
          <div
            className={classes['bar']}
            role="img"
            aria-label={LEVELS.map((level) => named(level, percent(levels[level], known))).join(', ')}
          >
            {LEVELS.map(
              (level) => levels[level] > 0 && <i key={level} data-level={level} style={{ flex: levels[level] }} />,
            )}
          </div>
          <ul>
            {LEVELS.map((level) => (
              <li key={level} data-level={level}>
                {named(
                  level,
                  wanted
                    ? t('authoring.building.blueprint.of', {
                        have: number(levels[level]),
                        need: number(wanted[level]),
                      })
                    : number(levels[level]),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
