/** How the code ends of what Prodigi tries again by itself. */
export const RETRIED = 'assets.NotDownloaded'

/** Prodigi drops the beginning of a code now and then: its ending tells. */
const ADVICE: [ending: string, advice: string][] = [
  [
    RETRIED,
    'Prodigi tries ten times by itself. If it goes on, see that BACKEND_PUBLIC_URL can be reached from the internet.',
  ],
  [
    'assets.FailedToDownloaded',
    'Prodigi has given up on the print file. See that BACKEND_PUBLIC_URL can be reached from the internet, cancel the print, then process the order again.',
  ],
  [
    'ItemUnavailable',
    'Prodigi cannot make this case now. Cancel the print and reject the order, so that the customer has the money back.',
  ],
  ['PartCancelled', 'Send that part anew from Prodigi’s dashboard, or refund it in Medusa.'],
  [
    'RequiresPaymentAuthorisation',
    'Prodigi waits for its own payment, not for the customer’s: approve it in its dashboard, and the print goes on.',
  ],
]

/** What an administrator can do about something that Prodigi reports; null for what nobody has met yet. */
export function adviceOnIssue(code: string | null): string | null {
  const known = ADVICE.find(([ending]) => code?.toLowerCase().endsWith(ending.toLowerCase()))
  return known?.[1] ?? null
}

const SEEN_TO = 'The printer has a question for us, and we are seeing to it'
const TOLD: [part: RegExp, sentence: string][] = [
  [/assets\.NotDownloaded$/i, 'The printer is still fetching your print file'],
  [/PartCancelled$/i, 'A part of your order could not be made: we send it anew or refund it'],
  [/ItemUnavailable$/i, 'The printer is out of this case just now, and we are seeing to it'],
]

/**
 * What customers read of what the printer reports, each sentence once. The printer's own words are between it and the shop: they
 * speak of accounts, codes and the shop's payment to it.
 */
export function issuesForCustomer(issues: readonly { code: string | null }[]): string[] {
  const told = issues.map(({ code }) => TOLD.find(([part]) => part.test(code ?? ''))?.[1] ?? SEEN_TO)
  return [...new Set(told)]
}
