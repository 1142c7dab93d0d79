import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { listCodeSheets } from './codes/list-code-sheets.ts';
import { makeCodeSheet } from './codes/make-code-sheet.ts';
import { scanBookCode } from './scans/scan-book-code.ts';
import { showBookScans } from './scans/show-book-scans.ts';
import { answerBook } from './exercises/answer-book.ts';
import { keepBookQuestion } from './exercises/keep-book-question.ts';
import { reportBookQuestion } from './exercises/report-book-question.ts';
import { showBookStand } from './exercises/show-book-stand.ts';
import { findInBook } from './reading/find-in-book.ts';
import { findSimilarInBook } from './exercises/find-similar-in-book.ts';
import { listMyBooks } from './reading/list-my-books.ts';
import { openBook } from './reading/open-book.ts';
import { keepBookPlace } from './reading/keep-book-place.ts';
import { openBookItem } from './reading/open-book-item.ts';
import { playBookVideo } from './reading/play-book-video.ts';
import { archiveBook } from './publishing/archive-book.ts';
import { bookImportHandlers } from './imports/book-imports.ts';
import { createBook } from './publishing/create-book.ts';
import { listBooks } from './books/list-books.ts';
import { saveBook } from './publishing/save-book.ts';
import { addBookItem } from './contents/add-book-item.ts';
import { addBookQuestions } from './contents/add-book-questions.ts';
import { orderBook } from './contents/order-book.ts';
import { removeBookItem } from './contents/remove-book-item.ts';
import { saveBookItem } from './contents/save-book-item.ts';
import { showBookItem } from './contents/show-book-item.ts';
import { adoptBook } from './publishing/editions/adopt-book.ts';
import { endBookLicence } from './publishing/editions/end-book-licence.ts';
import { listOfferedBooks } from './publishing/editions/list-offered-books.ts';
import { saveBookEdition } from './publishing/editions/save-book-edition.ts';
import { saveBookOffer } from './publishing/editions/save-book-offer.ts';
import { showBookOffer } from './publishing/editions/show-book-offer.ts';
import { publishBook } from './publishing/publish-book.ts';
import { showBook } from './publishing/show-book.ts';

export const handlers: Handlers<typeof api.books> = {
  listBooks,
  createBook,
  showBook,
  saveBook,
  archiveBook,
  publishBook,
  addBookItem,
  addBookQuestions,
  showBookItem,
  saveBookItem,
  orderBook,
  removeBookItem,
  listMyBooks,
  openBook,
  openBookItem,
  playBookVideo,
  keepBookPlace,
  answerBook,
  findSimilarInBook,
  showBookStand,
  keepBookQuestion,
  reportBookQuestion,
  findInBook,
  scanBookCode,
  listCodeSheets,
  makeCodeSheet,
  showBookScans,
  showBookOffer,
  saveBookOffer,
  endBookLicence,
  listOfferedBooks,
  adoptBook,
  saveBookEdition,
  ...bookImportHandlers,
};
