import type { Thing } from '@abhyas/contract/entitlements/access';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { useAccessWords } from './access-words.ts';
import classes from './access.module.css';

interface Choice extends Thing {
  readonly title: string;
}

const MOST = 20;
const keyOf = ({ kind, id }: Thing) => `${kind}:${id}`;

/** For staff who are asked why a student can, or cannot, open a course or a test: what opens it, and until when. */
export function WhyOpen({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const [chosen, setChosen] = useState<Choice>();
  if (!can(me, 'cohorts.read') || !(can(me, 'courses.read') || can(me, 'papers.write'))) return null;
  return (
    <Card title={t('courses.access.why.title')} note={t('courses.access.why.note')}>
      <div className={classes['form']}>
        <ThingField chosen={chosen} onChoose={setChosen} />
        {chosen && <Openings accountId={accountId} thing={chosen} />}
      </div>
    </Card>
  );
}

interface FieldProps {
  readonly chosen: Choice | undefined;
  readonly onChoose: (chosen: Choice | undefined) => void;
}

function ThingField({ chosen, onChoose }: FieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const words = typed === chosen?.title ? '' : typed.trim();
  const [search] = useDebouncedValue(words, 250);
  const { courses, tests } = useThings(search);
  const rows = [...courses, ...tests];
  const missing = chosen && !rows.some((one) => keyOf(one) === keyOf(chosen)) ? [chosen] : [];
  const isPaper = ({ kind }: Choice) => kind === 'paper';
  const items = (things: readonly Choice[]) => things.map((one) => ({ value: keyOf(one), label: one.title }));
  return (
    <Select
      label={t('courses.access.why.find')}
      nothingFoundMessage={t('courses.access.why.none')}
      searchable
      // The server has searched already.
      filter={({ options }) => options}
      data={[
        {
          group: t('courses.access.why.courses'),
          items: items([...courses, ...missing.filter((one) => !isPaper(one))]),
        },
        { group: t('courses.access.why.tests'), items: items([...tests, ...missing.filter(isPaper)]) },
      ].filter((group) => group.items.length > 0)}
      value={chosen ? keyOf(chosen) : null}
      onChange={(key) => onChoose([...rows, ...missing].find((one) => keyOf(one) === key))}
      onSearchChange={setTyped}
    />
  );
}

/** Courses and tests with these words in their titles: of each only what one may see. */
function useThings(search: string): { readonly courses: readonly Choice[]; readonly tests: readonly Choice[] } {
  const me = useMe();
  const asked = { size: MOST, ...(search && { search }) };
  const courses = useQuery({
    ...query(api.courses.listAuthoredCourses, { query: asked }),
    enabled: can(me, 'courses.read'),
    placeholderData: keepPreviousData,
  });
  const papers = useQuery({
    ...query(api.assessments.listPapers, { query: asked }),
    enabled: can(me, 'papers.write'),
    placeholderData: keepPreviousData,
  });
  return {
    courses: (courses.data?.rows ?? []).map(({ courseId, type, title }) => ({
      kind: type === 'pack' ? 'pack' : 'course',
      id: courseId,
      title,
    })),
    tests: (papers.data?.rows ?? []).map(({ id, title }) => ({ kind: 'paper', id, title })),
  };
}

function Openings({ accountId, thing }: { readonly accountId: string; readonly thing: Choice }) {
  const { t } = useTranslation();
  const words = useAccessWords();
  const { kind, id, title } = thing;
  const { data, error, refetch } = useQuery({
    ...query(api.entitlements.explainAccess, { params: { kind, id }, query: { accountId } }),
    staleTime: 0,
  });
  if (error && !data) return <LoadFailed card error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  if (!data.open) return <p role="status">{t('courses.access.why.closed', { title })}</p>;
  return (
    <div role="status">
      <p>{t('courses.access.why.open', { title })}</p>
      <ul className={classes['grants']}>
        {data.openings.map((opening) => (
          <li key={`${keyOf(opening.thing)} ${opening.source} ${opening.grantedAt}`}>
            <span>
              {words.source(opening.from)}
              <small>
                {[opening.level > 0 && t(`courses.access.why.through.${opening.thing.kind}`), words.window(opening)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
