import type { CourseCard } from '@abhyas/contract/courses/shapes';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useMe } from '../../../lib/session.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { checkoutAddress } from '../addresses.ts';

interface Props {
  readonly card: CourseCard;
  /** Told before somebody signs in: where to go afterwards. */
  readonly onSignIn: (address: string) => void;
}

/** The way to buy a course from its page; a visitor signs in first and then goes on to the checkout. */
export function BuyCourse({ card, onSignIn }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const me = useMe();
  const thing = { kind: card.type === 'pack' ? 'pack' : 'course', id: card.courseId } as const;
  return (
    <>
      {me ? (
        <Link to="/checkout" search={{ items: `${thing.kind}:${thing.id}` }} {...buttonFace('action', 'lg')}>
          {t('commerce.buy.for', { price: money(card.pricePaise) })}
        </Link>
      ) : (
        <Link to="/login" onClick={() => onSignIn(checkoutAddress(thing))} {...buttonFace('action', 'lg')}>
          {t('commerce.buy.for', { price: money(card.pricePaise) })}
        </Link>
      )}
      <Quiet as="p" size="sm">
        {t('commerce.buy.atOnce')}
      </Quiet>
      {me && (
        <Link
          to="/student/redeem/$"
          params={{ _splat: 'gifts' }}
          search={{ give: `${thing.kind}:${thing.id}` }}
          {...buttonFace('ghost', 'sm')}
        >
          {t('commerce.buy.gift')}
        </Link>
      )}
    </>
  );
}
