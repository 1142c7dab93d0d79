import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const keyOf = ({ paperId }: QuestionSheet) => `abhyas.console.language.${paperId}`;

/**
 * The language of the page where the paper has it. It may be switched at any time (exams: console behaviour), and what was chosen in
 * this tab outlives a reload.
 */
export function useLanguage(sheet: QuestionSheet) {
  const { i18n } = useTranslation();
  const [chosen, setChosen] = useState(() => read(keyOf(sheet)));
  const { languages } = sheet.console;
  const shown = [chosen, i18n.language].find((one): one is Language => languages.some((each) => each === one));
  const choose = (language: Language) => {
    setChosen(language);
    try {
      sessionStorage.setItem(keyOf(sheet), language);
    } catch {
      // Storage is refused: the choice lasts as long as the page.
    }
  };
  return [shown ?? languages[0] ?? 'en', choose] as const;
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
