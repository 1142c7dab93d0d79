import { askedOf } from '@abhyas/contract/questions/question-types';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { useEditing } from '../editor/fields/editing.ts';
import { contentOf, draftOf, keyOf } from '../editor/form/question-form.ts';
import { DuplicateLinks } from './duplicates-notice.tsx';

/** In the list of checks: the bank has this question already. Only a warning: a copy may be meant. */
export function DuplicateCheck({ questionId }: { readonly questionId: string | undefined }) {
  const { t } = useTranslation();
  const { form, readOnly } = useEditing();
  const [written] = useDebouncedValue(form, 800);
  const asked = useMemo(() => {
    if (Object.keys(draftOf(written).problems).some((path) => path.startsWith('content.en'))) return undefined;
    const { key } = keyOf(written);
    return { content: askedOf(contentOf(written, 'en')), ...(key && { key }) };
  }, [written]);
  const { data } = useQuery({
    queryKey: [...api.questions.findDuplicates.key, questionId, JSON.stringify(asked)],
    queryFn: ({ signal: _signal }) =>
      api.questions.findDuplicates({ body: { ...asked!, ...(questionId !== undefined && { questionId }) } }),
    enabled: asked !== undefined && !readOnly,
    staleTime: 30_000,
    retry: false,
  });
  if (!asked || !data || data.rows.length === 0) return null;
  return (
    <li data-tone="warn">
      <Icon of={IconAlertTriangle} size={16} />
      <span>
        {t('questions.review.duplicates', { count: data.rows.length })} <DuplicateLinks duplicates={data.rows} />
      </span>
    </li>
  );
}
