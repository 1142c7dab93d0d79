import type { OpeningRule } from '@abhyas/contract/passes/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { usePlanWords } from './plan-words.ts';

interface Props {
  readonly examIds: readonly number[];
  readonly rules: readonly OpeningRule[];
}

/** What the rules as they are typed would open now, counted from what is published. */
export function OpeningPreview({ examIds, rules }: Props) {
  const { t } = useTranslation();
  const words = usePlanWords();
  // A rule whose choice is not made yet opens nothing.
  const whole = rules.filter(({ chosen }) => chosen === null || chosen.length > 0);
  const preview = useQuery({
    ...query(api.passes.previewOpening, { body: { examIds: [...examIds], rules: whole } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const things = preview.data ? words.opens(preview.data.opens) : '';
  return (
    <Card
      title={things === '' ? t('passes.plans.preview.nothing') : t('passes.plans.preview.title', { things })}
      note={t('passes.plans.preview.text')}
    >
      <Loaded query={preview} skeleton={<ListSkeleton rows={4} />}>
        {({ rules: each }) => (
          <Stack>
            {each.map(({ count, first }, at) => (
              <Stack key={at} gap={1}>
                <strong>
                  {t(`passes.plans.rules.kinds.${whole[at]?.what ?? 'courses'}`)}:{' '}
                  {t('passes.plans.rules.count', { count })}
                </strong>
                <RowList>
                  {first.map(({ id, title }) => (
                    <li key={id}>
                      <Quiet size="sm">{title}</Quiet>
                    </li>
                  ))}
                </RowList>
              </Stack>
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
