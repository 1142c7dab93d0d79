import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status/notice.tsx';

/** Says how the text of a file was read where that was not UTF-8: letters that look wrong have their reason there. */
export function ReadAs({ encoding }: { readonly encoding: string | null }) {
  const { t } = useTranslation();
  if (encoding === null || encoding === 'utf-8') return null;
  const name = encoding.replace(/^windows/, 'Windows').replace(/^(?:utf|iso|koi)/, (letters) => letters.toUpperCase());
  return (
    <Notice tone="info" title={t('questions.formats.readAs.title', { name })}>
      {t('questions.formats.readAs.text')}
    </Notice>
  );
}
