import { useTranslation } from 'react-i18next';

/** A subject in the language of the page, by its code; what the words do not know is shown as it came. */
export function useSubjectName(): (subject: string) => string {
  const { t, i18n } = useTranslation();
  return (subject) => {
    const key = `discovery.subjects.${subject.toLowerCase()}`;
    return i18n.exists(key) ? t(key) : subject;
  };
}
