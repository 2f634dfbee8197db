/** What Stripe answers of what it does not have: another account's, or a trial's once the shop has gone live. */
export const isUnknownToStripe = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'resource_missing'

/** Whether a payment page is of Stripe's test mode, or of the sandbox: whatever was paid on it is no real money. */
export const isOfTrial = (sessionId: string | null | undefined): boolean =>
  sessionId?.startsWith('cs_test_') ?? false

/**
 * Whether nothing is left to be done about a payment page: Stripe does not know it, and no real money was paid on it. A real one that it
 * does not know is a wrong key's, and its money is somewhere.
 */
export const isForgotten = (error: unknown, sessionId: string | null | undefined): boolean =>
  isUnknownToStripe(error) && isOfTrial(sessionId)

/** What a payment's `data` keeps of one that was given back without Stripe, which knew nothing of it. */
const FORGOTTEN = 'forgotten'
export const asForgotten = (data: Record<string, unknown> | undefined) => ({
  ...data,
  intent_status: FORGOTTEN,
})
export const wasForgotten = (data: Record<string, unknown> | null): boolean =>
  data?.intent_status === FORGOTTEN
