import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, query } from '../../../lib/api.ts';
import { isMaking, whileMaking } from '../../../ui/made-files/making.ts';

/** A file that the server makes in its queue. */
export interface Pdf {
  readonly label: string;
  /** Under which it is kept on the device. */
  readonly fileName: string;
  readonly ask: () => Promise<{ readonly printId: string }>;
}

/** Asks for a file and then how far it is, also while its dialog is closed; asked again meanwhile, the same one is shown. */
export function usePdf(pdf: Pdf | undefined) {
  const [printId, setPrintId] = useState<string>();
  const [opened, setOpened] = useState(false);
  const made = useQuery({
    ...query(api.assessments.showResultPrint, { params: { printId: printId ?? '' } }, { quiet: true }),
    enabled: printId !== undefined,
    staleTime: 0,
    refetchInterval: whileMaking(isMaking),
  });
  const take = async () => {
    if (!pdf) return;
    if (!made.data || !isMaking(made.data)) setPrintId((await pdf.ask()).printId);
    setOpened(true);
  };
  return { made, take, opened, close: () => setOpened(false) };
}
