import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { FieldError } from '../../../ui/controls/field-error.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Logo } from '../brand/institute-logo.tsx';
import type { BrandForm } from './brand-section.tsx';
import classes from './settings.module.css';

interface Props {
  readonly form: BrandForm;
  readonly name: 'logo' | 'icon';
  readonly disabled: boolean;
}

/** A picture of the brand: uploaded and seen at once, shown to everybody once the section is saved. */
export function PictureField({ form, name, disabled }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const { [name]: src, name: institute, accent } = form.values;
  const upload = useChange((file: File) => api.tenancy.uploadBrandPicture({ body: file }), {
    after: ({ url }) => {
      form.setFieldValue(name, url);
    },
    inline: true,
  });
  const problem = upload.error ? say(upload.error) : form.errors[name];
  return (
    <div className={classes['picture']} role="group" aria-label={t(`tenancy.rules.brand.${name}`)}>
      <Logo name={institute || '?'} src={src} colour={accent} decorative />
      <div>
        <b>{t(`tenancy.rules.brand.${name}`)}</b>
        <p className={classes['help']}>{t(`tenancy.rules.brand.${name}Help`)}</p>
        <div className={classes['buttons']}>
          <FileButton
            accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
            disabled={disabled}
            onChange={(file) => file && upload.send(file)}
          >
            {(props) => (
              <Button
                {...props}
                size="sm"
                variant="outline"
                disabled={disabled}
                loading={upload.busy}
                leftSection={<Icon of={IconUpload} size={16} />}
                aria-label={t('tenancy.rules.brand.uploadOf', { picture: t(`tenancy.rules.brand.${name}`) })}
              >
                {t('tenancy.rules.brand.upload')}
              </Button>
            )}
          </FileButton>
          {src !== '' && (
            <Button
              size="sm"
              variant="ghost"
              disabled={disabled}
              onClick={() => form.setFieldValue(name, '')}
              aria-label={t('tenancy.rules.brand.removeOf', { picture: t(`tenancy.rules.brand.${name}`) })}
            >
              {t('tenancy.rules.brand.remove')}
            </Button>
          )}
        </div>
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  );
}
