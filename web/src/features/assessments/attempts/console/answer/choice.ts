import type { SheetQuestion } from '@abhyas/contract/assessments/shapes';
import type { Response } from '@abhyas/contract/questions/shapes';

/** The chosen options of a response, in order. */
export const chosenOptions = (response: Response | null): readonly number[] =>
  response && 'options' in response ? response.options : [];

/** The response after an option was chosen: the only one of a single choice, one more or one less of several. */
export function chooseOption(
  question: Pick<SheetQuestion, 'type'>,
  before: Response | null,
  option: number,
): Response | null {
  if (question.type === 'SINGLE') return { options: [option] };
  const chosen = chosenOptions(before);
  const options = chosen.includes(option)
    ? chosen.filter((one) => one !== option)
    : [...chosen, option].toSorted((a, b) => a - b);
  return options.length > 0 ? { options } : null;
}
