import { describe, expect, it } from 'vitest';
import { barLook } from './console-looks.ts';

const order = (look: Parameters<typeof barLook>[0]['look'], reviewSaves = true) => {
  const { left, right } = barLook({ ...(look && { look }), reviewSaves });
  return [...left, '|', ...right].join(' ');
};

describe('exams: console behaviour, the bar below a question', () => {
  it('moves on the left and saves on the right in the plain console, which is the usual one', () => {
    expect(order('plain')).toBe('back next | clear reviewNext saveReview saveNext');
    expect(order(undefined)).toBe(order('plain'));
  });

  it('begins with Save & Next in JEE Main and NEET', () => {
    expect(order('jee_main')).toBe('saveNext clear saveReview reviewNext | back next');
    expect(order('neet')).toBe(order('jee_main'));
  });

  it('has no Back and no Next in JEE Advanced, and marks first', () => {
    expect(order('jee_advanced')).toBe('reviewNext clear | saveNext');
  });

  it('lets one save and mark in JEE Advanced too where marking alone does not save', () => {
    expect(order('jee_advanced', false)).toBe('reviewNext saveReview clear | saveNext');
  });
});
