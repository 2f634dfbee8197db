import { AI_DESIGNS_MODULE, type Owner } from '@caseloom/ai-designs'
import type { MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { failure } from '../http/fail'

const PER_HOUR = 60
const HOUR_MS = 3_600_000

/** @throws rate_limited, with Retry-After set, where this owner has asked for too many pictures within an hour */
export async function limitGeneration(
  scope: MedusaContainer,
  res: MedusaResponse,
  owner: Owner,
): Promise<void> {
  const { count, oldest } = await scope
    .resolve(AI_DESIGNS_MODULE)
    .countJobs(owner, new Date(Date.now() - HOUR_MS))
  if (count < PER_HOUR) return
  const wait = Math.max(1, Math.ceil(((oldest?.getTime() ?? Date.now()) + HOUR_MS - Date.now()) / 1000))
  res.setHeader('Retry-After', String(wait))
  const minutes = Math.ceil(wait / 60)
  const time = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  throw failure(
    'rate_limited',
    `You have created ${PER_HOUR} sets of designs this hour. Please try again in ${time}.`,
  )
}
