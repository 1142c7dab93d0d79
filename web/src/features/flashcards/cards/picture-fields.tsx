import type { Hides, PictureToEdit } from '@abhyas/contract/flashcards/cards';
import { MOST_AREAS } from '@abhyas/contract/flashcards/rules/areas';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconSquarePlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fields } from '../../../lib/use-fields.ts';
import { FieldError } from '../../../ui/controls/field-error.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { AreaBoard } from './area-board.tsx';
import { type Drawn, newArea } from './areas.ts';
import classes from './card-picture.module.css';

export interface PictureValues {
  readonly question: string;
  readonly hides: Hides;
  readonly areas: readonly Drawn[];
}
export const valuesOf = ({ question, hides, areas }: Pick<PictureToEdit, 'question' | 'hides' | 'areas'>) => ({
  question,
  hides,
  areas: areas.map((area): Drawn => ({ ...area, key: area.cardId })),
});

const hiding = ['all', 'one'] as const satisfies readonly Hides[];
/** Where an area begins that is added without drawing. */
const MIDDLE = { x: 4000, y: 4400, width: 2000, height: 1200 };

interface Props {
  readonly fields: Fields<PictureValues>;
  readonly url: string;
}

/** The question, the picture on which areas are drawn, and what each of them holds. */
export function PictureFields({ fields, url }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<number>();
  const { areas, hides } = fields.values;
  const problem = fields.errorOf('areas');
  return (
    <>
      <Textarea
        {...fields.text('question')}
        autosize
        maxLength={300}
        label={t('flashcards.picture.question')}
        description={t('flashcards.picture.questionHelp')}
      />
      <Row justify="between">
        <Segmented
          label={t('flashcards.picture.hides.label')}
          options={hiding.map((value) => ({ value, label: t(`flashcards.picture.hides.${value}`) }))}
          value={hides}
          onChange={(value) => fields.set('hides', value)}
        />
        <Button
          variant="outline"
          size="sm"
          disabled={areas.length >= MOST_AREAS}
          leftSection={<Icon of={IconSquarePlus} size={16} />}
          onClick={() => {
            fields.set('areas', [...areas, newArea(MIDDLE)]);
            setChosen(areas.length);
          }}
        >
          {t('flashcards.picture.add')}
        </Button>
      </Row>
      <AreaBoard
        url={url}
        areas={areas}
        chosen={chosen}
        onChoose={setChosen}
        onChange={(next) => fields.set('areas', next)}
      />
      <Quiet as="p" size="xs">
        {t('flashcards.picture.help')}
      </Quiet>
      {problem && <FieldError>{problem}</FieldError>}
      <Answers fields={fields} onChoose={setChosen} />
    </>
  );
}

function Answers({
  fields,
  onChoose,
}: Pick<Props, 'fields'> & { readonly onChoose: (at: number | undefined) => void }) {
  const { t } = useTranslation();
  const { areas } = fields.values;
  return areas.map((area, at) => (
    <div key={area.key} className={classes['answers']}>
      <TextInput
        label={t('flashcards.picture.answer', { at: at + 1 })}
        maxLength={200}
        value={area.answer}
        onFocus={() => onChoose(at)}
        onChange={(event) => fields.set('areas', areas.with(at, { ...area, answer: event.currentTarget.value }))}
      />
      <IconButton
        icon={IconTrash}
        label={t('flashcards.picture.remove', { at: at + 1 })}
        onClick={() => {
          fields.set('areas', areas.toSpliced(at, 1));
          onChoose(undefined);
        }}
      />
    </div>
  ));
}
