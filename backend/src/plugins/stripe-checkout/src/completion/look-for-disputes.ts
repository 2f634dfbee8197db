import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { idOf } from '../lib/stripe-client'
import { wordsOf } from '../lib/words-of'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import { ALL_DAYS, daysBack } from './days-back'
import {
  fromDispute,
  fromRefund,
  fromWarning,
  keepDispute,
  type AfterDispute,
  type BankWord,
  type HeardOf,
} from './take-dispute'

const DAY_SECONDS = 86_400
const PAGE = 100
/** A bank sends a refund back within thirty days. */
const REFUND_DAYS = 35

/**
 * Asks Stripe what banks say against payments. Its events may be lost, or come before the shop knows the payment as its own; this
 * finds what they would have told. How far a look goes back: {@link daysBack}.
 * @returns how many were new or had changed, or had to be told of once more
 */
export async function lookForDisputes(
  container: MedusaContainer,
  after: AfterDispute,
  heardOf: HeardOf,
): Promise<number> {
  const days = daysBack(wholeLookAt, performance.now())
  const began = performance.now()
  const { found, failed } = await look(container, days, after, heardOf)
  // What failed is looked for again at once, however old it is.
  if (days === ALL_DAYS && failed === 0) wholeLookAt = began
  return found
}

/** When this process last looked at all of them. One that has just started has not: the shop may have been down for days. */
let wholeLookAt: number | null = null

/** Those that are kept as they stand, and of which the shop has done its part too: all may fail, or end, between the two. */
async function settledOf(container: MedusaContainer, words: BankWord[], heardOf: HeardOf) {
  const rows = await container
    .resolve(STRIPE_CHECKOUT_MODULE)
    .listPaymentDisputes({ id: words.map(({ id }) => id) }, { select: ['id', 'status'], take: words.length })
  const kept = new Map(rows.map(({ id, status }) => [id, status]))
  const same = words.filter(({ id, status }) => kept.get(id) === status)
  return heardOf(same)
}

const listSince = (days: number) => ({
  created: { gte: Math.floor(Date.now() / 1000) - days * DAY_SECONDS },
  limit: PAGE,
})

async function look(container: MedusaContainer, days: number, after: AfterDispute, heardOf: HeardOf) {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  const since = listSince(days)
  const askedAt = await service.databaseNow()
  const words: { intentId: string | null; word: BankWord }[] = []
  for await (const dispute of service.stripe.disputes.list(since))
    words.push({ intentId: idOf(dispute.payment_intent), word: fromDispute(dispute) })
  for await (const warning of service.stripe.radar.earlyFraudWarnings.list(since))
    words.push({ intentId: idOf(warning.payment_intent), word: fromWarning(warning) })
  for await (const refund of service.stripe.refunds.list(listSince(Math.min(days, REFUND_DAYS)))) {
    const word = fromRefund(refund)
    if (word) words.push({ intentId: idOf(refund.payment_intent), word })
  }
  const settled = await settledOf(
    container,
    words.map(({ word }) => word),
    heardOf,
  )
  let found = 0
  let failed = 0
  for (const { intentId, word } of words) {
    if (!intentId || settled.has(word.id)) continue
    try {
      const checkout = await service.findCheckout({ payment_intent_id: intentId })
      if (!checkout) continue
      await keepDispute(container, { word, askedAt }, checkout, after)
      found += 1
    } catch (error) {
      failed += 1
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`What a bank says of ${intentId} waits: ${wordsOf(error)}`)
    }
  }
  return { found, failed }
}
