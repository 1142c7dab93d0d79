import { deferred } from '../../../../../ui/deferred.tsx';
import { openQuestion, type ConsoleScene } from '../console-scene.ts';
import type { Controls } from '../use-controls.ts';

const Calculator = deferred(async () => (await import('./calculator/calculator.tsx')).default);
const Scratchpad = deferred(async () => (await import('./scratchpad/scratchpad.tsx')).default);

/** The tools that are open; their code comes when one is opened first. */
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
