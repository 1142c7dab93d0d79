import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { isMaking, whileMaking } from '../../../ui/made-files/making.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { printInBrowser } from './print-in-browser.ts';
import type { PaperPrint, Printing } from './printing.ts';

/** The files of a test, and what may be done about them; while one is made the page asks how far it is. */
export function usePrints(paperId: string, printing: Printing) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const params = { paperId };
  const list = useQuery({
    ...query(api.assessments.listPrints, { params }, { quiet: true }),
    staleTime: 0,
    refetchInterval: whileMaking(({ rows }) => rows.some(isMaking)),
  });
  const make = useChange(
    ({ documents, sets, choices }: Printing) =>
      api.assessments.makePrints({ params, body: { documents: [...documents], sets: [...sets], choices } }),
    {
      stale: [api.assessments.listPrints],
      after: ({ printIds }) => toast.info(t('assessments.print.asked', { count: printIds.length })),
    },
  );
  const remove = useChange(({ id }: PaperPrint) => api.assessments.removePrint({ params: { paperId, printId: id } }), {
    stale: [api.assessments.listPrints],
  });
  const here = useChange(async ({ documents, sets, choices }: Printing) => {
    const { css } = await client.ensureQueryData(query(api.assessments.showPrintFonts));
    // The browser shows its own dialog for each, one after the other.
    for (const set of sets)
      for (const document of documents) {
        const { html } = await api.assessments.previewPrint({
          params,
          body: { document, set, choices, whole: true },
        });
        await printInBrowser(html, css);
      }
  });
  return {
    list,
    busy: make.busy || here.busy,
    make: () => make.send(printing),
    printHere: () => here.send(printing),
    remove: (print: PaperPrint) => remove.send(print),
  };
}
