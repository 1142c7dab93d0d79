import { IconMapQuestion } from '@tabler/icons-react';
import { PlainScreen } from './plain-screen.tsx';
import { TroubleScreen } from './trouble-screen.tsx';

/** The sentence of spec §2 for a host that is no institute's; it belongs to no institute, so it has no language either. */
export function InvalidDomainScreen() {
  return (
    <PlainScreen>
      <TroubleScreen icon={IconMapQuestion} title="Not a valid domain. Please contact admin for further details.">
        <p>Check the address for a slip: your institute has sent it to you, or your teacher knows it.</p>
        <p lang="hi">पता एक बार जाँच लें: यह आपके संस्थान ने भेजा है, या आपके शिक्षक को मालूम है।</p>
      </TroubleScreen>
    </PlainScreen>
  );
}
