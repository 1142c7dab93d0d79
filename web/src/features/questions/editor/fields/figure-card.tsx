import { TextInput } from '@mantine/core';
import type { ImageNode } from '@abhyas/contract/rich-text';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import classes from './fields.module.css';

interface Props {
  readonly node: ImageNode;
  readonly url: string | undefined;
  /** The words were asked for and are still missing. */
  readonly missingWords: boolean;
  readonly readOnly: boolean;
  readonly onChange: (node: ImageNode) => void;
  readonly onRemove: () => void;
}

/** A figure with the words for those who cannot see it; without them the question cannot be saved. */
export function FigureCard({ node, url, missingWords, readOnly, onChange, onRemove }: Props) {
  const { t } = useTranslation();
  const { alt } = node.attrs;
  return (
    <div className={classes['figure']}>
      <span className={classes['thumb']}>{url ? <img src={url} alt="" /> : <Icon of={IconPhoto} size={22} />}</span>
      <TextInput
        size="sm"
        className={classes['alt']!}
        label={t('questions.editor.figureWords')}
        description={t('questions.editor.figureHelp')}
        required
        maxLength={500}
        readOnly={readOnly}
        value={alt}
        error={missingWords && alt.trim() === '' && t('questions.editor.problems.figureWords')}
        onChange={(event) => onChange({ ...node, attrs: { ...node.attrs, alt: event.currentTarget.value } })}
      />
      {!readOnly && <IconButton icon={IconTrash} label={t('questions.editor.removeFigure')} onClick={onRemove} />}
    </div>
  );
}
