// By Stripe’s list of charges, not by ISO 4217: ISK and UGX have no fractions, and are two-decimal there all the same; so are HUF and TWD.
// https://docs.stripe.com/currencies#minor-units, #special-cases
const ZERO_DECIMAL = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))
const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '))

function unitOf(currency: string): number {
  if (ZERO_DECIMAL.has(currency)) return 1
  return THREE_DECIMAL.has(currency) ? 1000 : 100
}

/** An amount as Stripe names it, such as 3530, in the whole units of its currency: 35.3 of 'eur', 3530 of 'jpy'. */
export const fromMinor = (amount: number, currency: string): number => amount / unitOf(currency.toLowerCase())
