import 'katex/contrib/mhchem';

export { default } from './typeset-formula.tsx';
