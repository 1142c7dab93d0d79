import { useTranslation } from 'react-i18next';

/** A subject in the language of the page; one that the words do not know is shown as it came. */
export function useSubjectName(): (subject: string) => string {
  const { t, i18n } = useTranslation();
  return (subject) => {
    const key = `assessments.subjects.${subject.toLowerCase()}`;
    return i18n.exists(key) ? t(key) : subject;
  };
}
