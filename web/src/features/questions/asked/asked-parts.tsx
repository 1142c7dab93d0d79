import { columnNumbers, rowLetters } from '@abhyas/contract/questions/question-types';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { useTranslation } from 'react-i18next';
import { PairedLists } from '../../../ui/choice-grid/paired-lists.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import classes from './asked-parts.module.css';

interface Props {
  readonly content: Pick<QuestionContent, 'statements' | 'lists'>;
  readonly resolveImage?: ((mediaId: string) => string | undefined) | undefined;
}

/** What a question asks beside its stem: an assertion with its reason, or two lists; nothing for all other types. */
export function AskedParts({ content: { statements, lists }, resolveImage }: Props) {
  const { t } = useTranslation();
  if (statements)
    return (
      <dl className={classes['statements']}>
        {(['assertion', 'reason'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`questions.kinds.${part}`)}</dt>
            <dd>
              <RichText doc={statements[part]} resolveImage={resolveImage} />
            </dd>
          </div>
        ))}
      </dl>
    );
  if (!lists) return null;
  return (
    <PairedLists
      resolveImage={resolveImage}
      lists={[
        { title: t('questions.kinds.listOne'), items: lists.first, letters: rowLetters },
        { title: t('questions.kinds.listTwo'), items: lists.second, letters: columnNumbers },
      ]}
    />
  );
}
