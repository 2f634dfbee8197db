const WORDS: Record<string, string> = {
  prepared: 'Being handed over',
  in_progress: 'With the printer',
  manufacturing: 'In production',
  shipped: 'Shipped',
  in_transit: 'On its way',
  complete: 'Complete',
  delivered: 'Delivered',
  cancelled: 'Print cancelled',
}

/** How far a print is, for the people who run the shop. */
export const printWords = (status: string): string => WORDS[status] ?? status.replaceAll('_', ' ')
