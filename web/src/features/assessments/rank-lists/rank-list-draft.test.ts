import { describe, expect, it } from 'vitest';
import { emptyDraft, problemsOf, setSession } from './rank-list-draft.ts';

const titles = new Map([
  ['m', 'Morning shift'],
  ['e', 'Evening shift'],
]);

describe('the papers of a rank list', () => {
  it('name their sessions, until a person names one', () => {
    const chosen = setSession(emptyDraft.sessions, 0, { paperId: 'm' }, titles);
    expect(chosen).toEqual([{ paperId: 'm', label: 'Morning shift' }]);
    expect(setSession(chosen, 0, { paperId: 'e' }, titles)).toEqual([{ paperId: 'e', label: 'Evening shift' }]);
    const named = setSession(chosen, 0, { label: 'Shift 1' }, titles);
    expect(setSession(named, 0, { paperId: 'e' }, titles)).toEqual([{ paperId: 'e', label: 'Shift 1' }]);
  });

  it('keep the version that was chosen until another paper is', () => {
    const [second] = [{ paperId: 'm', label: 'Shift 1', version: 2 }];
    expect(setSession([second!], 0, { label: 'Shift 2' }, titles)).toEqual([{ ...second, label: 'Shift 2' }]);
    expect(setSession([second!], 0, { paperId: 'e' }, titles)).toEqual([{ paperId: 'e', label: 'Shift 1' }]);
  });

  it('are all there, once each, under a title', () => {
    expect(problemsOf(emptyDraft)).toEqual({ title: true, sessions: 'paperMissing' });
    const one = { paperId: 'm', label: 'One' };
    expect(problemsOf({ ...emptyDraft, title: 'Mock', sessions: [one, { ...one, label: 'Two' }] })).toEqual({
      sessions: 'paperTwice',
    });
    expect(problemsOf({ ...emptyDraft, title: 'Mock', sessions: [one] })).toEqual({});
  });
});
