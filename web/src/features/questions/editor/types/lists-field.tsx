import { Button } from '@mantine/core';
import { columnNumbers, rowLetters } from '@abhyas/contract/questions/question-types';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/controls/field-error.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { SortableList } from '../../../../ui/sortable/sortable-list.tsx';
import { useEditing } from '../fields/editing.ts';
import fields from '../fields/fields.module.css';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { addItem, moveItem, removeItem, writeItem } from '../form/list-items.ts';
import { optionLimits, type ListName } from '../form/question-form.ts';
import classes from './types.module.css';

/** The two lists of a question that matches them, or the rows and the columns of a grid. */
export function ListsField() {
  return (
    <div className={classes['lists']}>
      <ListField list="first" />
      <ListField list="second" />
    </div>
  );
}

const labelsOf = (t: TFunction, list: string, letter: string) => ({
  name: t('questions.kinds.item', { list, letter }),
  drag: t('questions.kinds.itemDrag', { list, letter }),
  up: t('questions.kinds.itemUp', { list, letter }),
  down: t('questions.kinds.itemDown', { list, letter }),
});

const letters = { first: rowLetters, second: columnNumbers } as const;

function ListField({ list }: { readonly list: ListName }) {
  const { t } = useTranslation();
  const { form, change, language, readOnly, ownErrorAt } = useEditing();
  const items = form.lists[list];
  const title = t(list === 'first' ? 'questions.kinds.listOne' : 'questions.kinds.listTwo');
  const error = ownErrorAt(`content.${language}.lists.${list}`) ?? ownErrorAt(`content.${language}.lists`);
  return (
    <fieldset className={fields['fieldset']}>
      <legend className={fields['legend']}>
        <span className={fields['label']}>{title}</span>
      </legend>
      <SortableList
        items={items}
        readOnly={readOnly}
        className={fields['options']}
        itemClassName={fields['option']}
        labels={(_item, i) => labelsOf(t, title, letters[list][i] ?? '')}
        onMove={(from, to) => change((form) => moveItem(form, list, from, to))}
      >
        {(item, i, { grip, arrows }) => (
          <div className={fields['row']}>
            <span className={fields['mark']}>
              {grip}
              <b aria-hidden="true">{letters[list][i]}</b>
            </span>
            <RichTextField
              key={`${item.id}.${language}`}
              quiet
              size="line"
              label={t('questions.kinds.item', { list: title, letter: letters[list][i] })}
              path={`content.${language}.lists.${list}.${i}`}
              value={item.words[language]}
              onChange={(doc) => change((form) => writeItem(form, list, item.id, language, doc))}
            />
            {!readOnly && (
              <span className={fields['optionButtons']}>
                {arrows}
                <IconButton
                  icon={IconX}
                  label={t('questions.kinds.removeItem', { list: title, letter: letters[list][i] })}
                  disabled={items.length <= optionLimits.least}
                  onClick={() => change((form) => removeItem(form, list, item.id))}
                />
              </span>
            )}
          </div>
        )}
      </SortableList>
      {error && <FieldError>{error}</FieldError>}
      {!readOnly && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            leftSection={<Icon of={IconPlus} size={16} />}
            disabled={items.length >= optionLimits.most}
            onClick={() => change((form) => addItem(form, list))}
          >
            {t('questions.kinds.addItem', { list: title })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
