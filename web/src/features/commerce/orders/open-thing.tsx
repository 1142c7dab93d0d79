import type { OrderLine } from '@abhyas/contract/commerce/shapes';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonFace } from '../../../ui/controls/button-face.ts';

interface Props {
  readonly thing: OrderLine['thing'];
  readonly face: 'filled' | 'action';
}

/** The way to what somebody bought: the course, the book, the pass with all that it opens, or the wallet that was filled. */
export function OpenThing({ thing: { kind, id }, face }: Props) {
  const { t } = useTranslation();
  if (kind === 'topUp')
    return (
      <Link to="/student/passbook/$" params={{ _splat: '' }} {...buttonFace(face, 'lg')}>
        {t('commerce.order.toWallet')}
      </Link>
    );
  if (kind === 'pass')
    return (
      <Link to="/student/plans/$" params={{ _splat: 'mine' }} {...buttonFace(face, 'lg')}>
        {t('commerce.order.toPass')}
      </Link>
    );
  if (kind === 'gift')
    return (
      <Link to="/student/redeem/$" params={{ _splat: 'gifts' }} {...buttonFace(face, 'lg')}>
        {t('commerce.order.toGifts')}
      </Link>
    );
  if (kind === 'book')
    return (
      <Link to="/student/books/$" params={{ _splat: id }} {...buttonFace(face, 'lg')}>
        {t('commerce.order.toBook')}
      </Link>
    );
  return (
    <Link to="/student/courses/$courseId" params={{ courseId: id }} {...buttonFace(face, 'lg')}>
      {t('commerce.order.start')}
    </Link>
  );
}
