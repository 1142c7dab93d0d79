import { StartError } from './start-error.ts';

/**
 * A question that a lower room asks and a higher one answers: call it for the answer.
 * Throws where nobody provided one, which only happens before the start has demanded all ports.
 */
export interface Port<T> {
  (): T;
  /** `domain.what`, as an operator reads it when nobody provided it. */
  readonly portName: string;
  readonly provide: (answer: T) => void;
}

interface Declared {
  readonly portName: string;
  readonly isProvided: () => boolean;
}
const declared: Declared[] = [];

/** Declares a port where it is asked, e.g. `port<QuestionUsage>('questions.usage')`. */
export function port<T>(portName: string): Port<T> {
  let provided: { readonly answer: T } | undefined;
  const ask = (): T => {
    if (!provided) throw new Error(`nobody provided the port ${portName}`);
    return provided.answer;
  };
  declared.push({ portName, isProvided: () => provided !== undefined });
  return Object.assign(ask, { portName, provide: (answer: T) => void (provided = { answer }) });
}

/** Fails the start with the names of the ports that nobody provided. */
export function demandPorts(): void {
  const missing = declared.filter(({ isProvided }) => !isProvided()).map(({ portName }) => portName);
  if (missing.length > 0)
    throw new StartError(`Nobody provided ${missing.join(', ')}: server/src/domains.ts provides every port.`);
}
