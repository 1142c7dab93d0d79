import type { ConsoleProfile } from '@abhyas/contract/assessments/shapes';
import { deferred } from '../../../../../ui/deferred.tsx';
import { openQuestion, type ConsoleScene } from '../console-scene.ts';
import type { Controls } from '../use-controls.ts';

const Calculator = deferred(async () => (await import('./calculator/calculator.tsx')).default);
const Scratchpad = deferred(async () => (await import('./scratchpad/scratchpad.tsx')).default);

/** Fetches the code of every tool that the paper allows, so that it opens without a network as well. Rejects where it cannot be had. */
export async function preloadTools({ calculator = 'none' }: ConsoleProfile): Promise<void> {
  await Promise.all([Scratchpad.preload(), ...(calculator === 'none' ? [] : [Calculator.preload()])]);
}

/** The tools that are open; their code is here once the paper is held on this device, else it comes when one is opened first. */
export function ConsoleTools({ scene, controls }: { readonly scene: ConsoleScene; readonly controls: Controls }) {
  const question = openQuestion(scene)?.question;
  const { calculator = 'none' } = scene.sheet.console;
  return (
    <>
      {controls.tools.includes('calculator') && calculator !== 'none' && (
        <Calculator kind={calculator} onClose={() => controls.toggle('calculator')} />
      )}
      {controls.tools.includes('scratchpad') && question && (
        <Scratchpad
          number={question.number}
          strokes={scene.notes.of(question.id).strokes}
          onChange={(strokes) => scene.notes.change(question.id, { strokes })}
          onClose={() => controls.toggle('scratchpad')}
        />
      )}
    </>
  );
}
