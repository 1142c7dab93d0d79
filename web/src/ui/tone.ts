/** What a colour means; it never comes without an icon, a word or a shape. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'accent' | 'action' | 'neutral';
