import { once } from 'node:events'
import express from 'express'
import { afterEach, expect, it, vi } from 'vitest'
import { listen } from './listen.mjs'

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT'])
/** @type {(() => void)[]} */
const undo = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const step of undo.splice(0)) step()
})

/** @param {Record<string, string>} env @returns the address that it listens at */
async function addressWith(env) {
  for (const [name, value] of Object.entries({ PORT: '0', ...env })) vi.stubEnv(name, value)
  const before = SIGNALS.map((signal) => process.listeners(signal))
  const server = listen(express())
  undo.push(() => {
    server.close()
    SIGNALS.forEach((signal, index) => {
      for (const listener of process.listeners(signal))
        if (!before[index]?.includes(listener)) process.off(signal, listener)
    })
  })
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' ? address?.address : address
}

it('listens at the address that it is told', async () => {
  expect(await addressWith({ BIND_ADDRESS: '127.0.0.1' })).toBe('127.0.0.1')
})

it('listens at all of them where it is told none, whatever a shell calls the machine', async () => {
  expect(await addressWith({ BIND_ADDRESS: '', HOST: 'desk' })).toMatch(/^(::|0\.0\.0\.0)$/)
})
