import { useHotkeys } from '@mantine/hooks';
import { focusedPath, leadToField } from '../focus-field.ts';
import type { WordLanguage } from '../form/question-form.ts';

interface Keys {
  readonly keep: () => void;
  /** None where the question may only be read. */
  readonly saveAndNext: (() => void) | undefined;
  readonly language: WordLanguage;
  readonly setLanguage: (language: WordLanguage) => void;
}

/** The keys of the editor, also while one writes in it; they are listed under the button "Keyboard". */
export function useEditorKeys({ keep, saveAndNext, language, setLanguage }: Keys): void {
  const otherLanguage = () => {
    const other = language === 'en' ? 'hi' : 'en';
    const path = focusedPath();
    setLanguage(other);
    if (path) leadToField(path.replace(`content.${language}.`, `content.${other}.`));
  };
  useHotkeys(
    [
      ['mod+S', keep],
      ['mod+shift+Enter', () => saveAndNext?.()],
      ['mod+shift+L', otherLanguage],
    ],
    [],
    true,
  );
}
