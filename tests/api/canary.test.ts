import { endpoints, type Endpoint } from '@caseloom/contract'
import { randomBytes } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import type { ApiClient } from '../support/api-client'
import { fillSchema } from '../support/fill-schema'
import { merchandiser } from '../support/medusa-admin'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend } = stack

/** Hears of every connection to this machine's own addresses, whatever is then said. */
let canary: Server
let heard = 0
let port: number
/** A file that hears of its reader, who waits for somebody to write. */
const folder = mkdtempSync(join(tmpdir(), 'canary-'))
const pipe = join(folder, 'pipe')
function isBeingRead(): boolean {
  try {
    closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK))
    return true
  } catch {
    return false
  }
}

beforeAll(async () => {
  execFileSync('mkfifo', [pipe])
  canary = createServer((socket) => {
    heard += 1
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/\r\nContent-Length: 0\r\n\r\n')
  })
  await new Promise<void>((resolve) => canary.listen(0, '::', () => resolve()))
  ;({ port } = canary.address() as AddressInfo)
})
afterAll(() => {
  canary.close()
  rmSync(folder, { recursive: true })
})

/** One listener by all the names that it may be called by, the file, and an address of clouds that nobody hears of here. */
const addresses = () =>
  [
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `https://127.0.0.1:${port}/`,
    `//127.0.0.1:${port}/`,
    `ftp://127.0.0.1:${port}/`,
    `gopher://127.0.0.1:${port}/`,
    `http://user@127.0.0.1:${port}/`,
    `<img src="http://127.0.0.1:${port}/x.png">`,
    `![x](http://127.0.0.1:${port}/x.png)`,
    `file://${pipe}`,
    'http://169.254.169.254/latest/meta-data/',
  ] as const
/** Ends the sign-in that the rest is done with. */
const ENDING = new Set(['logout', 'deleteAccount', 'signOutOthers', 'changePassword'])

async function tellEverybody(people: ApiClient[]): Promise<number> {
  let told = 0
  const names = addresses()
  const mine = `x@[127.0.0.1]`
  for (const [turn, [name, endpoint]] of Object.entries<Endpoint>(endpoints).entries()) {
    if (ENDING.has(name)) continue
    // Each of them comes to say every one.
    for (const [at, api] of people.entries()) {
      const text = names[(turn + 5 * at) % names.length] ?? ''
      const path = endpoint.path.replace(/\{\w+\}/g, () => encodeURIComponent(text))
      const query = endpoint.query && (fillSchema(endpoint.query, text, mine) as Record<string, string>)
      const body =
        endpoint.body && endpoint.method !== 'GET' ? fillSchema(endpoint.body, text, mine) : undefined
      const headers = {
        referer: text.slice(0, 60),
        'x-forwarded-host': `127.0.0.1:${port}`,
        'x-original-url': `http://127.0.0.1:${port}/`,
        forwarded: `host=127.0.0.1:${port}`,
      }
      const answer = await api.send(endpoint.method, path, {
        ...(query && { query }),
        ...(body !== undefined && { body }),
        headers,
      })
      expect(answer.status, `${name} ${text}`).toBeLessThan(500)
      await answer.body?.cancel()
      told += 1
    }
  }
  return told
}

it('hears of whoever comes', async () => {
  await fetch(addresses()[0], { redirect: 'manual' })
  await fetch(addresses()[4], { redirect: 'manual' })
  expect(heard).toBe(2)
  heard = 0
  const reading = readFile(pipe)
  await expect.poll(isBeingRead).toBe(true)
  await reading
  expect(isBeingRead()).toBe(false)
})

it('nothing that anybody, a merchandiser or a provider says makes the shop call an address', async () => {
  const [shopper, admin] = [await newShopper(backend), await newAdministrator(stack)]
  const told = await tellEverybody([guest(backend), shopper.api, admin.api])
  expect(told).toBeGreaterThan(200)

  const staff = await merchandiser(backend)
  for (const url of [...addresses().slice(0, 7), ...addresses().slice(-2)]) {
    const { product } = await staff.call<{ product: { id: string } }>('POST', '/products', {
      title: `Canary ${randomBytes(5).toString('hex')}`,
      description: url,
      thumbnail: url,
      images: [{ url }],
      options: [{ title: 'Kind', values: ['One'] }],
      metadata: { long_description_html: `<p><a href="${url}">x</a><img src="${url}"></p>` },
    })
    const { hash } = await staff.call<{ hash?: string }>('GET', `/products/${product.id}`)
    expect(hash).toBeUndefined()
    await staff.call('DELETE', `/products/${product.id}`)
    // The keys of files are no addresses either.
    await staff
      .call('POST', '/products/imports', {
        file_key: url,
        originalname: 'x.csv',
        extension: 'csv',
        size: 1,
        mime_type: 'text/csv',
      })
      .catch(() => undefined)
  }

  const sandbox = sandboxClient(stack)
  for (const [at, url] of addresses().entries()) {
    const session = {
      id: `cs_test_canary${at}`,
      object: 'checkout.session',
      url,
      success_url: url,
      metadata: { checkout_id: url },
    }
    const event = {
      id: `evt_canary_${at}_${port}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: session },
    }
    expect((await sandbox.webhook(event)).status).toBeLessThan(500)
    const news = {
      specversion: '1.0',
      type: 'com.prodigi.order.status.stage.changed',
      source: url,
      data: { order: { id: url, callbackUrl: url } },
    }
    const callback = await fetch(`${backend}/api/webhooks/prodigi/nobodys-secret`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(news),
    })
    expect(callback.status).toBeLessThan(500)
  }
  // What is done later, in the background, has its time too.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  console.info(`canary: ${told} calls with its addresses, ${heard} connections`)
  expect(heard).toBe(0)
  expect(isBeingRead()).toBe(false)
}, 180_000)
