import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../fields/editing.ts';

const mostTags = 20;
const longestTag = 40;

/** What the institute calls the question for itself; not part of a version. */
export function TagsField() {
  const { t } = useTranslation();
  const { form, change, errorAt, readOnly } = useEditing();
  return (
    <TagsInput
      label={t('questions.kinds.tags')}
      description={t('questions.kinds.tagsHelp')}
      value={[...form.tags]}
      onChange={(tags) => change((form) => ({ ...form, tags: tags.map((tag) => tag.trim().slice(0, longestTag)) }))}
      maxTags={mostTags}
      splitChars={[',']}
      readOnly={readOnly}
      error={errorAt('tags')}
    />
  );
}
