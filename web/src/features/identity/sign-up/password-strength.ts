import { useEffect, useState } from 'react';

/** 0 to 4, as zxcvbn counts; undefined while nothing is typed, or its tables are on their way. */
export type Score = 0 | 1 | 2 | 3 | 4 | undefined;
type Judge = (password: string, about: readonly string[]) => Score;

let judge: Promise<Judge> | undefined;

/** The tables are large, so they come when the first letter of a password is typed. */
function loadJudge(): Promise<Judge> {
  judge ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) => {
      const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
      return (password, about) => factory.check(password, [...about]).score;
    },
  );
  judge.catch(() => (judge = undefined)); // no network: asked for again with the next letter
  return judge;
}

/** How hard a password is to guess; words about its owner count as known. The server decides by the same rule. */
export function usePasswordScore(password: string, about: readonly string[]): Score {
  const [score, setScore] = useState<Score>();
  const known = about.join('\n');
  useEffect(() => {
    let isShown = true;
    if (password !== '')
      void loadJudge().then(
        (check) => isShown && setScore(check(password, known.split('\n').filter(Boolean))),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [password, known]);
  return password === '' ? undefined : score;
}
