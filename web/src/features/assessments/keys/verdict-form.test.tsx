import type { QuestionKeyCase } from '@abhyas/contract/assessments/keys';
import { fromSource } from '@abhyas/contract/rich-text';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import keys from '../../../i18n/assessments.keys.en.json';
import { api, query } from '../../../lib/api.ts';
import { institute } from '../../../lib/institute.ts';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { renderUi } from '../../../ui/testing/render-ui.tsx';
import { VerdictForm } from './verdict-form.tsx';

// Fields that grow with their text wait for fonts, which jsdom has not.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

const params = { paperId: 'p', version: 1, questionId: 'q' };
const asked = {
  questionId: 'q',
  number: 7,
  type: 'SINGLE',
  content: { en: { stem: fromSource('2 + 2'), options: ['3', '4', '5', '6'].map(fromSource) } },
  images: {},
  published: { kind: 'choice', accepted: [[1]] },
  varies: false,
  dropped: 'appeared',
  answers: [],
  challenges: [],
  verdicts: [],
} as unknown as QuestionKeyCase;

/** The form as its panel shows it: anew for each decision that the server knows. */
function Panel() {
  const { data } = useQuery({ ...query(api.assessments.showQuestionKey, { params }), staleTime: 0 });
  return data ? <VerdictForm key={data.verdicts.length} params={params} asked={data} /> : null;
}

it('shows what was decided when it was saved, instead of falling back', async () => {
  i18next.addResourceBundle('en', 'translation', { assessments: { keys } }, true, true);
  institute.set({ timeZone: 'Asia/Kolkata' } as Parameters<typeof institute.set>[0]);
  const saved = { ...asked, verdicts: [] as unknown[] };
  fakeServer({
    'GET /api/papers/p/versions/1/keys/q': () => envelope(saved),
    'POST /api/papers/p/versions/1/keys/q/verdicts': ({ body }) => {
      saved.verdicts = [{ ...(JSON.parse(body) as object), round: 1, inForce: false, by: 'Farida', at: '2026-11-01' }];
      return envelope(saved);
    },
  });
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Panel />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('radio', { name: keys.form.kinds.drop }));
  const reason = screen.getByRole('textbox', { name: keys.form.reason });
  fireEvent.change(reason, { target: { value: 'Two options are right' } });
  fireEvent.click(screen.getByRole('button', { name: keys.form.save }));
  await waitFor(() => expect(saved.verdicts).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('textbox', { name: keys.form.reason })).not.toBe(reason));
  expect(screen.getByRole('radio', { name: keys.form.kinds.drop })).toHaveProperty('checked', true);
  expect(screen.getByRole('textbox', { name: keys.form.reason })).toHaveProperty('value', 'Two options are right');
});
