import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { END_EDITION, endEditionHere } from './publishing/editions/end-edition.job.ts';
import { GRANT_LICENCE, grantLicence } from './publishing/editions/grant-licence.job.ts';
import { syncEdition } from './publishing/editions/sync-edition.job.ts';
import { SYNC_EDITION } from './publishing/tell-editions.ts';
import { codeSheet } from './codes/make-code-sheet.ts';
import { handlers } from './routes.ts';

export { assignableBooks } from './books/assignable-books.ts';
export { bookBriefs } from './books/covers-of.ts';
export { findEdition as findBookEdition } from './books/editions.store.ts';
export { namesOfBooks } from './books/books.store.ts';
export { providerCommission } from './publishing/editions/adopt-book.ts';
export { booksPersonalData } from './personal-data.ts';

export const booksDomain = domain({
  name: 'books',
  contract: api.books,
  handlers,
  fileKinds: [codeSheet],
  jobs: { [SYNC_EDITION]: syncEdition, [GRANT_LICENCE]: grantLicence, [END_EDITION]: endEditionHere },
});
