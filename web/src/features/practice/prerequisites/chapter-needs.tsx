import type { PrerequisiteList } from '@abhyas/contract/practice/prerequisites';
import { MultiSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import classes from './prerequisites.module.css';

interface Props {
  readonly list: PrerequisiteList;
  readonly chapter: PrerequisiteList['chapters'][number];
  readonly mayChange: boolean;
}
const MOST = 10;

/** One chapter with those that come before it. A change is saved at once; one that is refused is said beside it. */
export function ChapterNeeds({ list, chapter, mayChange }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const params = { examId: list.examId, chapterId: chapter.id };
  const save = useChange((beforeIds: string[]) => api.practice.savePrerequisites({ params, body: { beforeIds } }), {
    after: () => client.invalidateQueries({ queryKey: api.practice.showPrerequisites.key }),
    inline: true,
  });
  const others = list.chapters.filter(({ id }) => id !== chapter.id);
  const choices = [...Map.groupBy(others, ({ subject }) => subject)].map(([subject, chapters]) => ({
    group: t(`practice.subjects.${subject}`),
    items: chapters.map(({ id, name }) => ({ value: id, label: name })),
  }));
  return (
    <div className={classes['chapter']}>
      <div>
        <b>{chapter.name}</b>
        {chapter.share !== null && (
          <Quiet as="p" size="sm">
            {t('practice.needs.share', { share: chapter.share })}
          </Quiet>
        )}
      </div>
      <MultiSelect
        aria-label={t('practice.needs.of', { chapter: chapter.name })}
        placeholder={chapter.beforeIds.length === 0 ? t('practice.needs.none') : undefined}
        data={choices}
        searchable
        hidePickedOptions
        maxValues={MOST}
        readOnly={!mayChange}
        error={save.problem}
        value={save.busy && save.given ? save.given : [...chapter.beforeIds]}
        onChange={(beforeIds) => save.send(beforeIds)}
      />
    </div>
  );
}
