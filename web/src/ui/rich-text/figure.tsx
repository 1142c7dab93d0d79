import type { ImageNode } from '@abhyas/contract/rich-text';
import { IconPhotoOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../controls/icon.tsx';
import classes from './rich-text.module.css';

/** Gives the address at which a stored picture can be fetched now. */
export type ResolveImage = (mediaId: string) => string | undefined;

interface Props {
  readonly attrs: ImageNode['attrs'];
  readonly resolve: ResolveImage | undefined;
}

/** A picture of the institute, in its own proportions before it has arrived. */
export function Figure({ attrs, resolve }: Props) {
  const { t } = useTranslation();
  const src = safeAddress(resolve?.(attrs.mediaId));
  if (!src) {
    return (
      <span className={classes['missing']}>
        <Icon of={IconPhotoOff} size={16} />
        {attrs.alt || t('ui.image.missing')}
      </span>
    );
  }
  const { width, height } = attrs;
  return (
    <img
      src={src}
      alt={attrs.alt}
      loading="lazy"
      decoding="async"
      className={classes['image']}
      {...(width && height ? { width, height } : {})}
    />
  );
}

/** Our own paths, https and pictures held by the browser; never an address that could run. */
export function safeAddress(address: string | undefined): string | undefined {
  return address !== undefined && /^(?:https?:\/\/|blob:|\/(?!\/))/i.test(address) ? address : undefined;
}
