import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { VariantSample } from '@abhyas/contract/questions/variants';
import type { Context } from '../../../kernel/context.ts';
import { checkVariables, type VariedDraft, variableWarnings } from './check-variables.ts';
import { drawVariant } from './draw-variant.ts';
import { exploreVariants } from './explore-variants.ts';
import { ExpressionProblem } from './expression-problem.ts';
import { fillContent } from './fill-content.ts';
import { fillKey } from './fill-key.ts';

type Endpoint = typeof api.questions.tryVariants;

const SAMPLES = 6;

/** Says what publishing this draft would meet, with a few variants of it; what is wrong is part of the answer, nothing is refused. */
export async function tryVariants(_ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { from, ...draft } = body;
  const problems = checkVariables(draft);
  if (problems.length > 0) return { samples: [], possible: null, drawn: 0, kept: 0, problems, warnings: [] };
  const tried = exploreVariants(draft);
  const samples = tried.kept === 0 ? [] : samplesOf(draft, from);
  return { ...tried, problems: [...tried.problems], samples, warnings: variableWarnings(draft) };
}

/** The first draws from a number on, each once. */
function samplesOf(draft: VariedDraft & { readonly variables: NonNullable<VariedDraft['variables']> }, from: number) {
  const samples = new Map<string, VariantSample>();
  for (let i = from; i < from + SAMPLES; i++) {
    const sample = sampleOf(draft, `sample ${i}`);
    if (sample) samples.set(JSON.stringify(sample.variant), sample);
  }
  return [...samples.values()];
}

/** Undefined where this draw has no answer: the report says so. */
function sampleOf(
  { content: { en, hi }, key, variables }: Parameters<typeof samplesOf>[0],
  seed: string,
): VariantSample | undefined {
  try {
    const variant = drawVariant(variables, seed);
    return {
      variant,
      content: { en: fillContent(en, variant), ...(hi && { hi: fillContent(hi, variant) }) },
      key: key && fillKey(key, variables, variant),
    };
  } catch (thrown) {
    if (thrown instanceof ExpressionProblem || thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}
