import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { useAreas } from '../../../questions/index.ts';
import { useBuilding } from '../builder/building.ts';
import { questionsOf } from '../draft/change-draft.ts';
import { useBlueprints } from '../generate/saved/saved-rules.tsx';
import { blueprintStanding } from './blueprint-standing.ts';
import classes from './blueprint.module.css';
import { ChapterTable } from './chapter-table.tsx';
import { LevelMix } from './level-mix.tsx';
import { targetsOfBlueprint } from './targets-of.ts';

/** Chapters and difficulty of the draft as it stands on this page, beside its blueprint where it has one. */
export function BlueprintCard() {
  const { draft } = useBuilding();
  if (questionsOf(draft).length === 0 && !draft.targets) return null;
  return <Standing />;
}

function Standing() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { draft, known, readOnly } = useBuilding();
  const areas = useAreas();
  const [subject, setSubject] = useState<SubjectName>();
  const total = questionsOf(draft).length;
  const standing = blueprintStanding(draft, known.facts, areas);
  const { chapters, targeted } = standing;
  const subjects = [...new Set(chapters.map((chapter) => chapter.subject))];
  const shown = subjects.find((one) => one === subject) ?? subjects[0];
  const wished = chapters.filter(({ need }) => need !== undefined);
  const filled = wished.filter(({ have, need }) => have === need).length;
  const isLoading = total > 0 && (areas.length === 0 || known.facts.size === 0);
  return (
    <Card
      flush
      title={t(targeted ? 'authoring.building.blueprint.title' : 'authoring.building.blueprint.plain')}
      note={
        targeted && wished.length > 0
          ? t('authoring.building.blueprint.filled', { count: wished.length, filled: number(filled) })
          : t('authoring.building.blueprint.plainNote')
      }
    >
      {isLoading ? (
        <CardSkeleton lines={5} />
      ) : (
        <>
          {subjects.length > 1 && shown && (
            <div className={classes['subjects']}>
              <Segmented
                size="sm"
                grow
                label={t('authoring.building.blueprint.subject')}
                value={shown}
                onChange={setSubject}
                options={subjects.map((value) => ({ value, label: t(`questions.subjects.${value}`) }))}
              />
            </div>
          )}
          <ChapterTable chapters={chapters.filter((one) => one.subject === shown)} targeted={targeted} />
          <LevelMix standing={standing} />
          {standing.known < total && (
            <p className={classes['unknown']}>
              {t('authoring.building.blueprint.unknown', {
                count: total - standing.known,
                shown: number(total - standing.known),
              })}
            </p>
          )}
        </>
      )}
      {!readOnly && <Against targeted={targeted} />}
    </Card>
  );
}

/** Holds the test against saved rules, or against none any more. */
function Against({ targeted }: { readonly targeted: boolean }) {
  const { t } = useTranslation();
  const { draft, change } = useBuilding();
  const rows = useBlueprints().data?.rows ?? [];
  const release = () => {
    const { targets } = draft;
    change({ do: 'setTargets', targets: undefined });
    toast.info(t('authoring.building.blueprint.released'), {
      undo: () => change({ do: 'setTargets', targets }),
      undoLabel: t('ui.undo'),
    });
  };
  if (rows.length === 0 && !targeted) return null;
  return (
    <div className={classes['against']}>
      {rows.length > 0 && (
        <Select
          size="sm"
          aria-label={t('authoring.building.blueprint.against')}
          placeholder={t('authoring.building.blueprint.against')}
          value={null}
          data={rows.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            const found = rows.find((row) => row.id === id);
            if (found) change({ do: 'setTargets', targets: targetsOfBlueprint(draft, found.blueprint) });
          }}
        />
      )}
      {targeted && (
        <Button size="sm" variant="ghost" onClick={release}>
          {t('authoring.building.blueprint.release')}
        </Button>
      )}
    </div>
  );
}
