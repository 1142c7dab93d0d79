import { PlainScreen } from './plain-screen.tsx';

/** Shown when neither the institute nor its words could be loaded, so it says the same in both languages. */
export function NotStartedScreen() {
  return (
    <PlainScreen>
      <h1>The page could not be loaded.</h1>
      <p>
        Check the connection and <a href={location.href}>try again</a>.
      </p>
      <p lang="hi">
        पेज लोड नहीं हो सका। इंटरनेट देखें और <a href={location.href}>फिर से कोशिश करें</a>।
      </p>
    </PlainScreen>
  );
}
