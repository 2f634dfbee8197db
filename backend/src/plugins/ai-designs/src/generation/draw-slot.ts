import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { FileRemoval } from '../files/file-removal'
import { assertStoreTakes, StoreAwayError } from '../files/try-store'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { reserveBudget, settleBudget, type Reservation } from '../policy/budget'
import type { ImageResult } from '../providers/image-provider'
import { CircuitOpenError } from '../providers/circuit'
import { ProviderError } from '../providers/provider-error'
import { checkedPicture } from './checked-picture'
import { failDrawing, returnDrawing } from './end-slot'
import { keepResult } from './keep-result'
import { pictureRequest } from './picture-request'
import { restRow } from './rests'
import { afterFault, AWAY, SPENT, STORE_AWAY, UNKEPT, type SlotFailure } from './rules'
import { Sketchbook } from './sketchbook'
import { inTransaction, type Sql } from './sql'
import type { TakenSlot } from './take-slot'

/** Draws a slot that was taken and brings it to its end, or back to the queue. */
export async function drawSlot(
  container: MedusaContainer,
  slot: TakenSlot,
  signal: AbortSignal,
): Promise<void> {
  // Left by a process that died between storing files and writing the picture down. Of one that stays the store's notes know.
  await new FileRemoval(container).remove(slot.looseFiles)
  const sketches = new Sketchbook(container, slot)
  let picture: ImageResult
  try {
    picture = await ask(container, slot, sketches, signal)
  } catch (error) {
    await sketches.written()
    return endFaulty(container, slot, error, signal)
  }
  await sketches.written()
  await keep(container, slot, picture, signal)
}

/** From here on the picture is paid: a fault of ours never has it drawn once more, unless its customer asks. */
async function keep(
  container: MedusaContainer,
  slot: TakenSlot,
  picture: ImageResult,
  signal: AbortSignal,
): Promise<void> {
  try {
    const flags = await checkedPicture(container, slot, picture)
    await keepResult(container, slot, picture, flags, signal)
  } catch (error) {
    if (error instanceof ProviderError) return endFaulty(container, slot, error, signal)
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Picture ${slot.slot + 1} of ${slot.jobId} was drawn and not kept: ${wordsOf(error)}`)
    await failDrawing(container, slot, unavailable(UNKEPT))
  }
}

const unavailable = (message: string): SlotFailure => ({
  code: 'provider_unavailable',
  message,
  retryable: true,
})

/** One call of the provider, within the day's money; what it cost is booked however it ends. */
async function ask(
  container: MedusaContainer,
  slot: TakenSlot,
  sketches: Sketchbook,
  signal: AbortSignal,
): Promise<ImageResult> {
  const { usual, artist, circuits } = container.resolve(AI_DESIGNS_MODULE).providers
  const provider = slot.provider === usual.id ? usual : artist
  const request = await pictureRequest(container, slot, signal)
  const millipence = provider.reserveMillipence(request)
  if (millipence > 0) await assertStoreTakes(container)
  const reservation = { holder: slot.leaseOwner, millipence, at: new Date() }
  if (!(await reserveBudget(container, reservation))) throw new BudgetSpent()
  let cost = 0
  try {
    const picture = await circuits[provider.id].run(restRow(container, provider.id), slot.leaseOwner, () =>
      provider.generate(request, sketches),
    )
    cost = picture.costMillipence
    return picture
  } catch (error) {
    cost = error instanceof ProviderError ? error.costMillipence : 0
    throw error
  } finally {
    await account(container, slot, reservation, cost)
  }
}

/** A trial call of the circuit is under way where it asks to wait for no longer. */
const TRIAL_MS = 2000

class BudgetSpent extends Error {}

/** A process that was frozen finds its connections closed: each try that fails on one takes another. */
const BOOKING_TRIES = 4

/** A picture that is there and paid is not thrown away because its price could not be written down: its money stays put aside. */
async function account(
  container: MedusaContainer,
  slot: TakenSlot,
  reservation: Reservation,
  cost: number,
): Promise<void> {
  for (let left = BOOKING_TRIES - 1; ; left -= 1)
    try {
      // The picture's price and the day's money are one truth; in the order in which a lease is taken away, lest the two lock each other.
      await inTransaction(container, async (sql) => {
        await book(sql, slot, cost)
        await settleBudget(sql, reservation, cost)
      })
      return
    } catch (error) {
      if (left > 0) continue
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`What a picture of ${slot.jobId} cost was not written down: ${wordsOf(error)}`)
      return
    }
}

/** Kept whatever becomes of the slot, also where it was cancelled meanwhile. */
async function book(sql: Sql, { id }: TakenSlot, millipence: number): Promise<void> {
  if (millipence > 0)
    await sql('update generation_variation set cost_millipence = cost_millipence + ? where id = ?', [
      Math.ceil(millipence),
      id,
    ])
}

async function endFaulty(
  container: MedusaContainer,
  slot: TakenSlot,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  // Cancelled, or another worker has it: whoever took it away has said what became of it.
  if (signal.aborted) return
  if (error instanceof BudgetSpent) return failDrawing(container, slot, unavailable(SPENT))
  if (error instanceof StoreAwayError) return failDrawing(container, slot, unavailable(STORE_AWAY))
  if (error instanceof CircuitOpenError) return endUnasked(container, slot, error)
  const known = error instanceof ProviderError ? error : null
  const why = [error, known?.cause].map(wordsOf).filter(Boolean).join(': ')
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`Picture ${slot.slot + 1} of ${slot.jobId} failed (${known?.fault ?? 'our fault'}): ${why}`)
  const fault = known && known.fault !== 'aborted' ? known.fault : 'unavailable'
  const then = afterFault(fault, slot, known?.retryAfterMs ?? null)
  if (then.kind === 'failed') return failDrawing(container, slot, then)
  await returnDrawing(container, slot, {
    afterMs: then.afterMs,
    countsAttempt: then.countsAttempt,
    rateLimited: fault === 'rate_limited',
  })
}

/** The provider rests and was not asked. While somebody tries whether it is back we wait for that, else the customer shall choose. */
async function endUnasked(
  container: MedusaContainer,
  slot: TakenSlot,
  { retryAfterMs }: CircuitOpenError,
): Promise<void> {
  const afterMs = retryAfterMs ?? 0
  if (afterMs <= TRIAL_MS)
    return returnDrawing(container, slot, { afterMs, countsAttempt: false, rateLimited: false })
  await failDrawing(container, slot, unavailable(AWAY))
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : error === undefined ? '' : 'an unknown fault'
