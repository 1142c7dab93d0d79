import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { codeSheet } from './codes/make-code-sheet.ts';
import { handlers } from './routes.ts';

export { assignableBooks } from './books/assignable-books.ts';
export { namesOfBooks } from './books/books.store.ts';
export { booksPersonalData } from './personal-data.ts';

export const booksDomain = domain({ name: 'books', contract: api.books, handlers, fileKinds: [codeSheet] });
