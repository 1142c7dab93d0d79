import { hasLists, hasOptions, keyKinds } from '@abhyas/contract/questions/question-types';
import { useEditing } from '../fields/editing.ts';
import { NumberKey } from '../fields/number-key.tsx';
import { OptionsField } from '../fields/options-field.tsx';
import { TextKey } from '../fields/text-key.tsx';
import { ComputedAnswer } from '../variables/computed-answer.tsx';
import { GridKeyField } from './grid-key-field.tsx';
import { ListsField } from './lists-field.tsx';
import { RubricField } from './rubric-field.tsx';
import { StatementsField } from './statements-field.tsx';

/** What the type of the question asks for between its stem and its explanation. */
export function AnswerFields() {
  const { form } = useEditing();
  const { type } = form;
  const kind = keyKinds[type];
  return (
    <>
      {type === 'ASSERTION-REASON' && <StatementsField />}
      {hasLists(type) && <ListsField />}
      {hasOptions(type) && <OptionsField />}
      {kind === 'matrix' && <GridKeyField />}
      {kind === 'number' && (form.variables.on ? <ComputedAnswer /> : <NumberKey />)}
      {kind === 'text' && <TextKey />}
      {kind === 'rubric' && <RubricField />}
    </>
  );
}
