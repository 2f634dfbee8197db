import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { endGently } from './end-gently'
import { leaving } from './leaving'

const DRAIN_MS = 2000

it('a server that is asked to end answers on until its proxies know, each time for the last on that connection', async () => {
  const server = createServer((_req, res) => res.end('answered')).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = async (): Promise<string | undefined> => {
    const [answer] = (await once(get({ port, agent }), 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return answer.headers.connection
  }
  const shutDown = vi.fn(() => void server.close())
  const end = endGently({ server, shutDown, drainMs: DRAIN_MS })

  expect(await ask()).toBe('keep-alive')
  const ending = end()
  expect(leaving.aborted).toBe(true)
  expect(await ask()).toBe('close')
  await sleep(DRAIN_MS / 20)
  expect(await ask()).toBe('close')
  expect(shutDown).not.toHaveBeenCalled()

  await end()
  await ending
  expect(shutDown).toHaveBeenCalledOnce()
  agent.destroy()
})
