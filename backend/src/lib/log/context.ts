import { AsyncLocalStorage } from 'node:async_hooks'

/** What a line of the log is about: names of rows, never of people. */
export interface LogContext {
  requestId: string
  orderId?: string
  orderLineId?: string
  checkoutId?: string
  checkoutSessionId?: string
  cartId?: string
  paymentId?: string
  stripeEventId?: string
  generationJobId?: string
  /** Who signed in, or who works on what is other people's: an administrator, a user of Medusa's admin. */
  actorId?: string
  /** Whose account it was that nobody was let into: the same for the same address, and read back by nobody. */
  account?: string
}
type IdName = Exclude<keyof LogContext, 'requestId' | 'actorId' | 'account'>

const PREFIXES: Record<string, IdName> = {
  order: 'orderId',
  ordli: 'orderLineId',
  chk: 'checkoutId',
  cs: 'checkoutSessionId',
  cart: 'cartId',
  pi: 'paymentId',
  evt: 'stripeEventId',
  genjob: 'generationJobId',
}
const ID = new RegExp(`\\b(${Object.keys(PREFIXES).join('|')})_\\w{10,90}`, 'g')
const WHOLE_ID = new RegExp(`^(?:${ID.source})$`)
const DEPTH = 4

const storage = new AsyncLocalStorage<LogContext>()

/** What the lines of the present request, and of all that it sets off, carry. */
export const logContext = (): LogContext | undefined => storage.getStore()

/** From here on, until the call that is being handled has ended in all its branches. */
export const enterLogContext = (context: LogContext): void => storage.enterWith(context)

export const inLogContext = <T>(context: LogContext, work: () => T): T => storage.run(context, work)

/** Notes whose call it is. */
export function noteActor(actor: Pick<LogContext, 'actorId' | 'account'>): void {
  const context = logContext()
  if (context) Object.assign(context, actor)
}

/** The ids in a text, by their names; the first of a kind counts. */
export function idsIn(text: string): Partial<Record<IdName, string>> {
  const found: Partial<Record<IdName, string>> = {}
  for (const [id, prefix = ''] of text.matchAll(ID)) {
    const name = PREFIXES[prefix]
    if (name) found[name] ??= id
  }
  return found
}

/**
 * Notes the ids that a call brings or finds, so that its lines can be found by them. Lists are passed over: what names many orders is
 * about none of them.
 */
export function noteIds(value: unknown, depth = DEPTH): void {
  const context = logContext()
  if (!context || depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const part of Object.values(value)) {
    if (typeof part !== 'string') noteIds(part, depth - 1)
    else if (part.length < 100 && WHOLE_ID.test(part))
      for (const [name, id] of Object.entries(idsIn(part))) context[name as IdName] ??= id
  }
}
