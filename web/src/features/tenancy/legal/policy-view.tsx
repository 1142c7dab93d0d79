import { policyBlocks } from './policy-text.ts';

/** The text of a policy as a page shows it. */
export function PolicyView({ text }: { readonly text: string }) {
  return policyBlocks(text).map((block, at) => {
    // The same sentence may stand twice; the place is what tells them apart.
    const key = `${at}`;
    if (block.kind === 'list')
      return (
        <ul key={key}>
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      );
    return block.kind === 'heading' ? <h2 key={key}>{block.text}</h2> : <p key={key}>{block.text}</p>;
  });
}
