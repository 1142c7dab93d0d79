/* The door of commerce in the browser: what other screens show of the shop. */
export { BuyCourse } from './offers/buy-course.tsx';
