import type { BookLine } from '@abhyas/contract/books/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RichTextInput } from '../../../ui/rich-text-editor/rich-text-input.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { MediaField } from '../../media/index.ts';
import { bookAddress } from '../addresses.ts';
import { usePictures } from '../../questions/index.ts';
import { PageField } from './line-form.tsx';
import { lineName } from './line-names.ts';
import { bookQuery, useTakeBook } from './use-book.ts';

interface Props {
  readonly bookId: string;
  readonly itemId: string;
}
interface Theory extends BookLine {
  readonly body: RichTextDoc | null;
  readonly mediaId: string | null;
  readonly images: Readonly<Record<string, string>>;
}
const empty: RichTextDoc = { type: 'doc', content: [] };

/** What a theory page shows: words with formulas and pictures, a PDF or a video of the library. */
export function EditTheory({ bookId, itemId }: Props) {
  const { t } = useTranslation();
  const book = useQuery(bookQuery(bookId));
  const asked = query(api.books.showBookItem, { params: { itemId } });
  // What somebody else saved meanwhile must not be written over by what this page remembers.
  const shown = useQuery({ ...asked, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
  const title = shown.data ? lineName(shown.data, t) : t('books.title');
  return (
    <Page
      title={title}
      breadcrumbs={[
        { label: t('books.title'), to: '/partner/books' },
        { label: book.data?.details.title ?? '…', to: `/partner/books/${bookId}` },
        { label: title },
      ]}
    >
      <Loaded query={shown} card skeleton={<CardSkeleton lines={10} />}>
        {(theory) => (
          <Card label={title}>
            <TheoryForm bookId={bookId} theory={theory} language={book.data?.details.language} />
          </Card>
        )}
      </Loaded>
    </Page>
  );
}

interface FormProps {
  readonly bookId: string;
  readonly theory: Theory;
  readonly language: string | undefined;
}

function TheoryForm({ bookId, theory, language }: FormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const take = useTakeBook();
  const pictures = usePictures(theory.images);
  const { itemId, kind, title, printedPage, number, body, mediaId } = theory;
  const back = () => void navigate(bookAddress(bookId));
  const page: number | '' = printedPage ?? '';
  const initial = { title, printedPage: page, body: body ?? empty, mediaId };
  const fields = useFields(initial, async (values) => {
    const given = { title: values.title, number, printedPage: values.printedPage === '' ? null : values.printedPage };
    const shown = kind === 'page' ? { body: values.body } : { mediaId: values.mediaId };
    take(await api.books.saveBookItem({ params: { itemId }, body: { ...given, ...shown } }));
    toast.good(t('books.theory.saved'));
    back();
  });
  return (
    <Form fields={fields} submit={t('books.theory.save')} onCancel={back}>
      <TextInput {...fields.text('title')} label={t('books.line.name')} maxLength={160} />
      <PageField value={fields.values.printedPage} onChange={(at) => fields.set('printedPage', at)} />
      {kind === 'page' ? (
        <RichTextInput
          label={t('books.theory.words')}
          lang={language}
          value={fields.values.body}
          onChange={(doc) => fields.set('body', doc)}
          pictures={pictures.house}
          resolveImage={pictures.resolve}
        />
      ) : (
        <MediaField
          kind={kind === 'pdf' ? 'document' : 'video'}
          label={t(`books.kinds.${kind}`)}
          value={fields.values.mediaId}
          error={fields.errorOf('mediaId')}
          onChange={(id) => fields.set('mediaId', id)}
        />
      )}
    </Form>
  );
}
