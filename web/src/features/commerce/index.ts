/* The door of commerce in the browser: what other screens show of the shop. */
export { PriceSplit, type PriceSplitProps } from './offers/shares/price-split.tsx';
export { BuyCourse } from './offers/buy-course.tsx';
