import type { InstituteState } from '@abhyas/contract/tenancy/lifecycle';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { queueMessage } from '../../../../kernel/messages/queue-message.ts';

interface Told {
  readonly name: string;
  readonly state: InstituteState;
  readonly reason: string;
}

/** Writes to the owners of an institute that its state changed and why; in both languages, because theirs are not known here. */
export async function notifyOwners(
  tx: TransactionContext,
  emails: readonly string[],
  { name, state, reason }: Told,
): Promise<void> {
  const [en, hi] = words[state];
  for (const to of emails)
    await queueMessage(tx, {
      about: 'instituteState',
      kind: 'mail',
      to,
      subject: `${name}: ${en.title}`,
      text: `${en.text}\n\n${reason}\n\n${hi.title}\n\n${hi.text}`,
    });
}

type Words = { readonly title: string; readonly text: string };
const open: readonly [Words, Words] = [
  { title: 'open again', text: 'Your institute is open. Everything is as it was.' },
  { title: 'फिर खुला', text: 'आपका संस्थान खुला है। सब कुछ पहले जैसा है।' },
];
const words: Readonly<Record<InstituteState, readonly [Words, Words]>> = {
  trial: open,
  active: open,
  suspended: [
    {
      title: 'suspended',
      text: 'Your institute is suspended: students are turned away, everything is kept. Log in to see settings and bank details. The reason:',
    },
    {
      title: 'रोका गया',
      text: 'आपका संस्थान रोका गया है: विद्यार्थियों को लौटाया जा रहा है, सब कुछ सुरक्षित है। सेटिंग और बैंक विवरण देखने के लिए लॉग इन करें।',
    },
  ],
  closed: [
    {
      title: 'closed',
      text: 'Your institute is closed. Log in to take everything in it as one file: after thirty days it is deleted. The reason:',
    },
    {
      title: 'बंद',
      text: 'आपका संस्थान बंद है। लॉग इन करके उसका सारा डेटा एक फ़ाइल में ले लें: तीस दिन बाद वह मिटा दिया जाएगा।',
    },
  ],
};
