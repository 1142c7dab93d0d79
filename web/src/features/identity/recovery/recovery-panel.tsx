import { IconClipboardCheck, IconCloudCheck, IconDevices } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { BrandSide } from '../../../ui/overlays/brand-side.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { InstituteLogo } from '../../tenancy/index.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel of the ways back into an account, beside the login's. */
export function RecoveryPanel({ title, onClose, children }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  return (
    <SidePanel
      opened
      size="login"
      onClose={onClose}
      title={title}
      brandSide={
        <BrandSide
          logo={<InstituteLogo decorative />}
          name={settings.name}
          tagline={settings.tagline}
          title={t('identity.signIn.promise')}
          points={[
            { icon: IconClipboardCheck, text: t('identity.signIn.points.resume') },
            { icon: IconDevices, text: t('identity.signIn.points.devices') },
            { icon: IconCloudCheck, text: t('identity.signIn.points.offline') },
          ]}
        />
      }
    >
      {children}
    </SidePanel>
  );
}
