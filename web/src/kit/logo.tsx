export const Logo = () => (
  <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
    <rect width="34" height="34" rx="9" fill="#1b2a56" />
    <g fill="none" stroke="#fff" strokeWidth="1.6">
      <circle cx="17" cy="17" r="9.5" />
      <ellipse cx="17" cy="17" rx="4" ry="9.5" />
    </g>
    <path d="M7.5 17h19" stroke="#f26b21" strokeWidth="2.2" />
  </svg>
);
