import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './social-links.module.css';

type SocialName = keyof InstituteSettings['config']['social'];

/** The seven addresses of spec §3, in the order in which they are shown. */
export const socialIcons: Readonly<Record<SocialName, TablerIcon>> = {
  whatsapp: IconBrandWhatsapp,
  telegram: IconBrandTelegram,
  youtube: IconBrandYoutube,
  instagram: IconBrandInstagram,
  facebook: IconBrandFacebook,
  twitter: IconBrandX,
  linkedin: IconBrandLinkedin,
};
export const socialNames = Object.keys(socialIcons) as SocialName[];

/** Where the institute is found elsewhere; those it has not given are left out. `named`: with the names beside the icons. */
export function SocialLinks({ named = false }: { readonly named?: boolean }) {
  const { t } = useTranslation();
  const { name, config } = useInstitute();
  const given = socialNames.filter((social) => config.social[social]);
  return (
    <ul className={classes['links']} data-named={named || undefined}>
      {given.map((social) => (
        <li key={social}>
          <a
            href={config.social[social]}
            target="_blank"
            rel="noreferrer"
            aria-label={t('tenancy.social.open', { name, network: t(`tenancy.social.${social}`) })}
          >
            <Icon of={socialIcons[social]} size={20} />
            {named && t(`tenancy.social.${social}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
