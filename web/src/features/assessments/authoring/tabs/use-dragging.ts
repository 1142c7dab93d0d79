import { useState, type DragEvent } from 'react';
import { useBuilding } from '../builder/building.ts';
import type { Section } from '../draft/change-draft.ts';

const KIND = 'application/x-abhyas-question';

/** Lets a question be dragged onto a place of a section; the buttons beside it do the same without a mouse. */
export function useDragging(section: Section, index: number) {
  const { change, readOnly } = useBuilding();
  const [over, setOver] = useState(false);
  const takes = (event: DragEvent) => !readOnly && event.dataTransfer.types.includes(KIND);
  return {
    over,
    dropZone: {
      onDragOver(event: DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        if (!takes(event)) return;
        event.preventDefault();
        const questionId = event.dataTransfer.getData(KIND);
        const from = section.questionIds.indexOf(questionId);
        // A question from above leaves a gap behind, so that its target moves up by one.
        const at = from >= 0 && from < index ? index - 1 : index;
        change({ do: 'placeQuestion', questionId, sectionId: section.id, index: at });
      },
    },
    dragged: (questionId: string) => ({
      draggable: !readOnly,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData(KIND, questionId);
        event.dataTransfer.effectAllowed = 'move';
      },
    }),
  };
}
