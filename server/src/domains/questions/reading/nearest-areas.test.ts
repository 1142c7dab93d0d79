import { describe, expect, it } from 'vitest';
import { findArea, indexAreas } from './nearest-areas.ts';

const paths = [
  'Physics › Kinematics',
  'Physics › Laws of Motion',
  'Physics › Optics and Modern Physics',
  'Chemistry › Chemical Kinetics',
  'Chemistry › Solutions',
  'Maths › Kinematics of Points',
  'Biology › Genetics › Solutions',
  'Biology › Genetics',
  'Maths › Limits & Derivatives',
  'Chemistry › Acids/Bases',
];
const index = indexAreas(paths.map((path) => ({ id: path, path, name: path.split(' › ').at(-1) ?? '' })));
const idOf = (text: string) => {
  const found = findArea(index, text);
  return 'area' in found ? found.area.id : found.problem.code;
};

describe('finding a knowledge area', () => {
  it.each([
    ['its name', 'Kinematics', 'Physics › Kinematics'],
    ['its name in other letter case and spaces', '  laws  OF motion', 'Physics › Laws of Motion'],
    ['its path', 'Physics › Kinematics', 'Physics › Kinematics'],
    ['its path with other signs', 'biology > genetics > solutions', 'Biology › Genetics › Solutions'],
    ['the end of its path', 'Genetics / Solutions', 'Biology › Genetics › Solutions'],
    ['a sign for a word', 'limits and derivatives', 'Maths › Limits & Derivatives'],
    ['a name with a slash', 'Acids/Bases', 'Chemistry › Acids/Bases'],
    ['a name where another has a longer path', 'Genetics', 'Biology › Genetics'],
  ])('goes by %s', (_what, text, id) => expect(idOf(text)).toBe(id));

  it('names the nearest three of an unknown one', () => {
    const found = findArea(index, 'Kinematic');
    expect(found).toMatchObject({
      problem: { column: 'Knowledge Area', code: 'KNOWLEDGE_AREA_UNKNOWN', values: { name: 'Kinematic' } },
    });
    expect('nearest' in found && found.nearest.map(({ id }) => id)).toEqual([
      'Physics › Kinematics',
      'Maths › Kinematics of Points',
      'Chemistry › Chemical Kinetics',
    ]);
    const misspelt = findArea(index, 'Solutoins');
    expect('nearest' in misspelt && misspelt.nearest).toHaveLength(3);
    expect('nearest' in misspelt && misspelt.nearest[0]?.name).toBe('Solutions');
  });

  it('does not choose between two of the same name', () => {
    const found = findArea(index, 'solutions');
    expect(found).toMatchObject({ problem: { code: 'KNOWLEDGE_AREA_AMBIGUOUS', values: { count: 2 } } });
    expect('nearest' in found && found.nearest.map(({ id }) => id)).toEqual([
      'Chemistry › Solutions',
      'Biology › Genetics › Solutions',
    ]);
  });

  it('has nothing to offer in an institute without areas', () =>
    expect(findArea(indexAreas([]), 'x')).toMatchObject({ nearest: [] }));
});
