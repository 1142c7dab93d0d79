import { fromSource } from '@abhyas/contract/rich-text';
import { expect, it } from 'vitest';
import { readRecipe } from '../imports/readers/read-recipe.ts';
import { RecipeMaker } from '../imports/readers/recipe-maker.ts';
import type { Recipe } from './recipe.ts';
import { OUTLINE_FILE, writeOutline } from './write-outline.ts';

const read = async (recipe: Recipe) => {
  const table = Buffer.from(writeOutline(recipe));
  const files = new Map([[OUTLINE_FILE, table.length], ...recipe.files.map(({ path }) => [path, 1] as const)]);
  const back = await readRecipe({ name: 'Cold', files, read: async () => table });
  return { recipe: back.recipe, problems: back.problems.all.map(({ key }) => key) };
};

it.each(['course', 'free', 'legacy'] as const)(
  'the outline of a %s reads back equal, its type with it',
  async (type) => {
    const maker = new RecipeMaker('Cold');
    maker.type = type;
    maker.section('Cold');
    maker.lesson({ title: '-5 degrees', kind: 'pdf', path: 'files/0001-Frost.pdf', free: true });
    maker.lesson({ title: 'In words, “rime”', kind: 'article', body: fromSource('Frost;\n\n$x^2$'), minutes: 1.5 });
    maker.section('Colder');
    maker.lesson({ title: 'A film', kind: 'video', path: 'files/0002-film.mp4', minutes: 100 / 60 });
    maker.lesson({ title: 'Another', kind: 'video', url: 'https://example.org/film' });
    maker.lesson({ title: 'Elsewhere', kind: 'link', url: 'https://example.org/' });
    maker.lesson({ title: 'Lab', kind: 'scorm', path: 'files/0003-lab.zip' });
    const recipe = maker.make();
    expect(await read(recipe)).toEqual({ recipe, problems: [] });
  },
);

it('a quiz stands in it by name, and whoever reads it is told that it cannot come so', async () => {
  const maker = new RecipeMaker('Cold');
  maker.section('Cold');
  maker.lesson({ title: 'How cold?', kind: 'quiz' });
  expect((await read(maker.make())).problems).toEqual(['kindNotHere']);
});
