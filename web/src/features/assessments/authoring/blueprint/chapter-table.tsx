import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Table } from '../../../../ui/page/table.tsx';
import classes from './blueprint.module.css';
import type { ChapterStanding } from './blueprint-standing.ts';

interface Props {
  readonly chapters: readonly ChapterStanding[];
  /** They are held against a blueprint. */
  readonly targeted: boolean;
}

const LEVELS = [0, 1, 2] as const;
/** The darkest shade; up to so many questions each has a shade of its own. */
const DARKEST = 4;

/** How dark a count is beside the greatest one: 0 for none, else 1 to 4. Pure. */
const shadeOf = (count: number, greatest: number): number =>
  count === 0 ? 0 : Math.ceil((DARKEST * count) / Math.max(DARKEST, greatest));

/** Each chapter with its easy, medium and hard questions, and how many it has of how many it needs. */
export function ChapterTable({ chapters, targeted }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const greatest = Math.max(0, ...chapters.flatMap(({ byLevel }) => byLevel));
  if (chapters.length === 0) return <p className={classes['unknown']}>{t('authoring.building.blueprint.none')}</p>;
  const column = t(targeted ? 'authoring.building.blueprint.haveNeed' : 'authoring.building.blueprint.have');
  return (
    <div className={classes['chapters']}>
      <Table
        label={t('authoring.building.blueprint.chapters')}
        head={[
          { key: 'chapter', label: t('authoring.building.blueprint.chapter') },
          ...LEVELS.map((level) => ({
            key: String(level),
            center: true,
            label: (
              <abbr title={t(`questions.difficulties.${level}`)}>
                {t(`authoring.building.blueprint.letters.${level}`)}
              </abbr>
            ),
          })),
          { key: 'count', label: column, numeric: true },
        ]}
      >
        {chapters.map(({ areaId, name, byLevel, have, need }) => (
          <tr key={areaId}>
            <td>{name}</td>
            {LEVELS.map((level) => (
              <td key={level} data-center>
                <span className={classes['heat']} data-shade={shadeOf(byLevel[level], greatest)}>
                  {number(byLevel[level])}
                </span>
              </td>
            ))}
            <td data-numeric>
              <b className={classes['count']} data-differs={(need !== undefined && have !== need) || undefined}>
                {need === undefined
                  ? number(have)
                  : t('authoring.building.blueprint.of', { have: number(have), need: number(need) })}
              </b>
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
