import type { CodedLine, ScannedCode } from '@abhyas/contract/books/codes';
import { writtenCode } from '@abhyas/contract/books/shapes';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconBook, IconFileText, IconListNumbers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { ensureSession } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { readAddress } from '../addresses.ts';
import { lineName, placeName } from '../contents/line-names.ts';
import classes from './scan.module.css';
import type { AskedCode } from './scan-screen.tsx';

interface Props {
  readonly asked: AskedCode;
  readonly onEnter: (code: string, to: 'login' | 'signup') => void;
  readonly onOther: (code: string) => void;
}

/** What a code stands for: it opens at once for whoever has the book; others read what it is and how they come to it. */
export function FoundCode({ asked, onEnter, onOther }: Props) {
  const found = useQuery({
    queryKey: ['scanned-code', asked],
    queryFn: async () => {
      await ensureSession();
      return api.books.scanBookCode({ body: asked });
    },
    // Each asking counts as a reading of the code.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <Loaded query={found} card skeleton={<CardSkeleton lines={4} />}>
      {(reply) =>
        reply.found ? (
          <Found found={reply.found} onEnter={onEnter} />
        ) : (
          <Unknown code={asked.code} close={reply.close} onOther={onOther} />
        )
      }
    </Loaded>
  );
}

interface UnknownProps {
  readonly code: string;
  readonly close: readonly CodedLine[];
  readonly onOther: (code: string) => void;
}

function Unknown({ code, close, onOther }: UnknownProps) {
  const { t } = useTranslation();
  return (
    <Card label={t('books.scan.title')}>
      <EmptyState icon={IconAlertCircle} title={t('books.scan.unknown', { code })}>
        {t(close.length > 0 ? 'books.scan.close' : 'books.scan.unknownText')}
      </EmptyState>
      {close.length > 0 && (
        <Stack>
          {close.map((line) => (
            <Button
              key={line.code}
              variant="outline"
              classNames={{ root: classes['close'] ?? '', label: classes['closeWords'] ?? '' }}
              onClick={() => onOther(line.code)}
            >
              {`${writtenCode(line.code)}: ${lineName(line, t)}, ${line.bookTitle}`}
            </Button>
          ))}
        </Stack>
      )}
    </Card>
  );
}

interface FoundProps {
  readonly found: ScannedCode;
  readonly onEnter: (code: string, to: 'login' | 'signup') => void;
}

function Found({ found, onEnter }: FoundProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { access, bookId, code, target } = found;
  useEffect(() => {
    if (access !== 'open') return;
    const place = target && [target.itemId, target.questionId].filter(Boolean).join('/');
    void navigate({ ...readAddress(bookId, place ?? undefined), replace: true });
  }, [access, bookId, target, navigate]);
  const settings = useInstitute();
  return (
    <Card
      title={placeName(found, found.exercise?.number ?? null, t)}
      note={t('books.scan.codeOf', { code: writtenCode(code) })}
    >
      <Stack>
        <PlaceOf found={found} />
        {target === null && <Notice tone="warn">{t('books.scan.gone')}</Notice>}
        {access === 'closed' && (
          <Notice tone="info" title={t('books.scan.closed')}>
            {t('books.scan.closedText')}
          </Notice>
        )}
        {access === 'visitor' && (
          <>
            <p>{t('books.scan.enterText')}</p>
            <Row>
              <Button variant="action" size="lg" onClick={() => onEnter(code, 'login')}>
                {t('books.scan.enter')}
              </Button>
              {allows(settings, 'signUp') && (
                <Button variant="outline" size="lg" onClick={() => onEnter(code, 'signup')}>
                  {t('books.scan.signUp')}
                </Button>
              )}
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Where in which book the code stands. */
function PlaceOf({ found }: Pick<FoundProps, 'found'>) {
  const { t } = useTranslation();
  return (
    <ul className={classes['place']}>
      <li>
        <Icon of={IconBook} size={16} />
        {found.bookTitle}
      </li>
      {found.chapter && (
        <li>
          <Icon of={IconFileText} size={16} />
          {lineName({ kind: 'chapter', ...found.chapter }, t)}
        </li>
      )}
      {found.printedPage !== null && (
        <li>
          <Icon of={IconListNumbers} size={16} />
          {t('books.scan.printed', { page: found.printedPage })}
        </li>
      )}
    </ul>
  );
}
