import type { VariantReport } from '@abhyas/contract/questions/variants';
import { fromSource } from '@abhyas/contract/rich-text';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useState } from 'react';
import { envelope, fakeServer } from '../../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EditingContext } from '../fields/editing.ts';
import { emptyForm, type QuestionForm } from '../form/question-form.ts';
import { PreviewPane } from '../preview-pane.tsx';
import { ComputedAnswer } from './computed-answer.tsx';
import { emptyVariable } from './variables-form.ts';
import { VariablesPanel } from './variables-panel.tsx';

const key = { kind: 'number' as const, accepted: [{ from: '19.5', to: '20.5' }], decimals: 1 };
const sample = (a: string, over: Partial<VariantReport['samples'][number]> = {}) => ({
  variant: { a },
  content: { en: { stem: fromSource(`Covers ${a} m`), options: [], explanation: fromSource('') } },
  key,
  ...over,
});
const report = (over: Partial<VariantReport> = {}): VariantReport => ({
  samples: [sample('7'), sample('-3')],
  possible: 10,
  drawn: 10,
  kept: 9,
  problems: [],
  warnings: [],
  ...over,
});
const answering = (reply: VariantReport) => fakeServer({ 'POST /api/question-variants': () => envelope(reply) });

/** What was asked last. */
const bodyOf = (asked: ReturnType<typeof answering>['asked']): unknown =>
  JSON.parse(String(asked('/api/question-variants').at(-1)?.body));

function Editor({ form: initial, readOnly = false }: { readonly form: QuestionForm; readonly readOnly?: boolean }) {
  const [form, change] = useState(initial);
  const none = () => undefined;
  return (
    <EditingContext
      value={{
        form,
        change,
        language: 'en',
        readOnly,
        errorAt: none,
        ownErrorAt: none,
        touch: none,
        imageOf: none,
        rememberImage: none,
      }}
    >
      <VariablesPanel />
      {form.variables.on && form.type === 'DECIMAL' && <ComputedAnswer />}
      <PreviewPane number={12} />
    </EditingContext>
  );
}
const decimal = (over: Partial<QuestionForm['variables']> = {}): QuestionForm => {
  const form = emptyForm({ type: 'DECIMAL', difficulty: 1, knowledgeAreaId: null });
  const variables = { ...form.variables, on: true, variables: [emptyVariable('range', 'a')], ...over };
  return { ...form, stem: { ...form.stem, en: fromSource('Covers {{a}} m') }, variables };
};
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

it('is a switch until it is wanted, and then begins with a range', async () => {
  const { asked } = answering(report());
  renderScreen(<Editor form={emptyForm()} />);
  expect(screen.queryByRole('textbox', { name: 'From' })).toBeNull();
  expect(asked('/api/question-variants')).toHaveLength(0);
  fireEvent.click(await screen.findByRole('switch', { name: /^Parameterised/ }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'a');
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveProperty('value', '1');
});

it('is not there for questions that are answered in words', async () => {
  answering(report());
  renderScreen(<Editor form={{ ...emptyForm(), type: 'FILL-BLANK-TEXT' }} />);
  await screen.findByText('The question appears here while you type.');
  expect(screen.queryByRole('switch')).toBeNull();
});

it('says what a thousand variants show, with the numbers and answers of a few', async () => {
  const { asked } = answering(report());
  renderScreen(
    <Editor form={decimal({ answer: { ...decimal().variables.answer, expression: 'a * 2', unit: 'm' } })} />,
  );
  expect(await screen.findByText('9 variants tried, nothing wrong')).toBeTruthy();
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['7', '19.5 – 20.5 m', '−3', '19.5 – 20.5 m']);
  expect(bodyOf(asked)).toMatchObject({
    type: 'DECIMAL',
    variables: { variables: [{ kind: 'range', name: 'a', from: '1', to: '10', step: '1' }] },
    key: { kind: 'formula', expression: 'a * 2', unit: 'm' },
    from: 0,
  });
});

it('stands beside its field what the server says of it', async () => {
  const problem = {
    path: 'variables.constraints.0',
    messageKey: 'questions.variables.checks.nameUnknown',
    values: { name: 'b' },
  };
  answering(report({ samples: [], problems: [problem] }));
  renderScreen(<Editor form={decimal({ constraints: [{ id: '1', text: 'a > b' }] })} />);
  expect(await screen.findAllByText('Nothing above is called b.')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Constraint 1' }).getAttribute('aria-invalid')).toBe('true');
});

it('says beside the answer for which numbers it has no value', async () => {
  const problem = {
    path: 'key.expression',
    messageKey: 'questions.variables.checks.divisionByZeroFor',
    values: { numbers: 'a = 3' },
  };
  answering(report({ problems: [problem] }));
  renderScreen(<Editor form={decimal({ answer: { ...decimal().variables.answer, expression: '1 / (a - 3)' } })} />);
  expect(await screen.findAllByText('Division by zero for a = 3.')).toHaveLength(2);
  const expression = screen.getByRole('textbox', { name: 'Expression of the answer' });
  expect(expression.getAttribute('aria-invalid')).toBe('true');
});

it('asks for nothing while a field is empty, and asks once it is filled', async () => {
  const { asked } = answering(report());
  renderScreen(<Editor form={decimal({ constraints: [{ id: '1', text: '' }] })} />);
  expect(await screen.findByText(/Complete the fields above/)).toBeTruthy();
  expect(asked('/api/question-variants')).toHaveLength(0);
  type('Constraint 1', 'a > 2');
  expect(await screen.findByText('9 variants tried, nothing wrong')).toBeTruthy();
  expect(bodyOf(asked)).toMatchObject({ variables: { constraints: ['a > 2'] } });
});

it('shows one variant in the preview, and another when it is asked for', async () => {
  answering(report());
  renderScreen(<Editor form={decimal()} />);
  expect(await screen.findByText('Covers 7 m')).toBeTruthy();
  expect(screen.getByText('a = 7')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Another variant' }));
  expect(await screen.findByText('Covers -3 m')).toBeTruthy();
  expect(screen.getByText('a = −3')).toBeTruthy();
});

it('adds and removes numbers, each with a name of its own', async () => {
  answering(report());
  renderScreen(<Editor form={decimal()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a list' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a computed number' }));
  const names = () =>
    screen.getAllByRole('textbox', { name: 'Name' }).map((field) => (field as HTMLInputElement).value);
  expect(names()).toEqual(['a', 'b', 'c']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove a' }));
  expect(names()).toEqual(['b', 'c']);
});

it('lets nobody change what may only be read', async () => {
  answering(report());
  renderScreen(<Editor form={decimal()} readOnly />);
  expect(await screen.findByRole('switch')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Remove a' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a range' })).toBeNull();
});
