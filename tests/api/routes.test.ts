import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { newShopper } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import { knownRoutes, spelled } from '../support/known-routes'

const stack = inject('stack')
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** What the running router knows: routes, and the middlewares that stand on a path with methods of their own. */
const running = () =>
  readFileSync(stack.routesFile, 'utf8')
    .split('\n')
    .filter((line) => METHODS.has(line.split(' ')[0] ?? ''))

describe('the routes of the running backend', () => {
  it('are all known: one that is new has to be thought of', async () => {
    await expect.poll(() => running().length, { timeout: 10_000 }).toBeGreaterThan(500)
    const known = new Set(knownRoutes().map(spelled))
    expect(running().filter((route) => !known.has(spelled(route)))).toEqual([])
    console.info(`routes: ${new Set(running().map(spelled)).size} known`)
  })

  it('are all there that the list says', () => {
    const there = new Set(running().map(spelled))
    expect(knownRoutes().filter((route) => !there.has(spelled(route)))).toEqual([])
  })
})

describe('Medusa’s own routes', () => {
  const tokens: Record<string, string | null> = { 'a guest': null }
  beforeAll(async () => {
    tokens['a customer'] = (await newShopper(stack.backend)).api.token
    tokens['an administrator of the shop'] = (await newAdministrator(stack)).api.token
  })

  /** Sends each route as each of them, and answers what was answered otherwise than expected. */
  async function others(
    prefixes: RegExp,
    status: number,
    { except = [], write = (path) => path }: { except?: string[]; write?: (path: string) => string } = {},
  ): Promise<string[]> {
    const wrong: string[] = []
    const waiting = running()
      .filter((route) => prefixes.test(route) && !except.includes(route))
      .flatMap((route) => Object.entries(tokens).map(([who, token]) => ({ route, who, token })))
    expect(waiting.length).toBeGreaterThan(20)
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [method = 'GET', path = ''] = next.route.split(' ')
        const written = write(path.replace(/:\w+(\([^)]*\))?\*?/g, 'none'))
        const answer = await fetch(`${stack.backend}${written}`, {
          method,
          redirect: 'manual',
          headers: {
            'content-type': 'application/json',
            ...(next.token && { authorization: `Bearer ${next.token}` }),
          },
          ...(method !== 'GET' && { body: '{}' }),
        })
        await answer.arrayBuffer()
        if (answer.status !== status) wrong.push(`${next.who}: ${next.route} → ${answer.status}`)
      }
    }
    await Promise.all(Array.from({ length: 6 }, worker))
    return wrong
  }

  const CLOSED = /^\w+ \/(store|hooks|auth\/customer|auth\/:actor_type)(\/|$)/
  const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  it.each([
    ['as they are', (path: string) => path],
    ['in capitals', (path: string) => path.toUpperCase()],
    ['with the first letter encoded', (path: string) => path.replace(/[a-z]/, encoded)],
    ['with the last letter encoded', (path: string) => path.replace(/[a-z]$/, encoded)],
  ])(
    'of its store, its hooks and customers’ sign-ins are not there, whoever asks, spelled %s',
    async (_how, write) => {
      expect(await others(CLOSED, 404, { write })).toEqual([])
    },
    120_000,
  )

  it('of them have no body read that is no body', async () => {
    for (const path of ['/hooks/payment/none', '/HOOKS/payment/none', '/store/carts', '/STORE/carts']) {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${stack.backend}${path}`, { method: 'POST', headers, body: '{"' })
      expect([path, answer.status]).toEqual([path, 404])
    }
  })

  it('of its admin are for its users alone, the shop’s administrators are none', async () => {
    // An invitation is taken up before one is a user: it proves itself by its token. The sign-in page asks what is switched on.
    const open = ['POST /admin/invites/accept', 'GET /admin/feature-flags']
    expect(await others(/^\w+ \/admin\//, 401, { except: open })).toEqual([])
  }, 180_000)
})
