import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'
import { heedStore } from '../files/store-watch'
import { Circuit } from '../providers/circuit'
import { ProviderError } from '../providers/provider-error'
import { restRow } from './rests'

const told = vi.fn()
/** Nothing can be written, what was written can be read. */
const raw = (text: string) =>
  text.startsWith('select') ? Promise.resolve({ rows: [] }) : Promise.reject(new Error('read-only'))
const parts: Record<string, unknown> = {
  [ContainerRegistrationKeys.PG_CONNECTION]: { raw },
  [ContainerRegistrationKeys.LOGGER]: { error: told },
}
const shop = { resolve: (key: string) => parts[key] } as unknown as MedusaContainer

it('a picture that is paid is not lost where the database does not take the news of it, nor is the fault', async () => {
  const row = restRow(shop, 'openai')
  const circuit = new Circuit()
  expect(await circuit.run(row, 'lease', () => Promise.resolve('a picture'))).toBe('a picture')
  const broke = new ProviderError('no_money', 'no')
  await expect(circuit.run(row, 'lease', () => Promise.reject(broke))).rejects.toBe(broke)
  expect(await heedStore(shop, () => Promise.resolve('kept'))).toBe('kept')
  const full = new Error('no space left')
  await expect(heedStore(shop, () => Promise.reject(full))).rejects.toBe(full)
  expect(told).toHaveBeenCalledTimes(4)
  expect(told).toHaveBeenLastCalledWith('That files rests, or does not, was not written down: read-only')
})
