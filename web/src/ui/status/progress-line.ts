import nprogress from 'nprogress';
import './progress-line.css';

nprogress.configure({
  minimum: 0.3,
  speed: 200,
  showSpinner: false,
  trickleSpeed: 300,
  // The library's own template has a role that does not exist; the line says nothing that the page does not say.
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});

export { nprogress };
