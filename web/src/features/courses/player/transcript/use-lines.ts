import { useEffect, useState } from 'react';
import type { SpokenLine } from '../../../../ui/player/transcript/spoken-lines.ts';
import type { Transcript } from '../../../../ui/player/transcript/use-transcript.ts';

/** One language of a transcript: its lines once they are there, and which is spoken. */
export function useLines(transcript: Transcript, index: number) {
  const [lines, setLines] = useState<readonly SpokenLine[]>();
  const [spoken, setSpoken] = useState(-1);
  const [failed, setFailed] = useState(false);
  useEffect(
    () => transcript.follow(index, { onLines: setLines, onSpoken: setSpoken, onFailed: () => setFailed(true) }),
    [transcript, index],
  );
  return { lines, spoken, failed };
}
