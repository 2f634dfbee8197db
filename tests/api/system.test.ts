import { describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'

const stack = inject('stack')
const api = guest(stack.backend)

describe('system', () => {
  it('is alive and ready', async () => {
    expect(await api.must('health')).toEqual({ status: 'ok' })
    const ready = await api.must('ready')
    expect(ready.checks.length).toBeGreaterThan(0)
    expect(ready.checks.filter(({ needed }) => needed)).toEqual([
      { name: 'database', healthy: true, needed: true, reason: null },
    ])
    // The stand-ins take the shop's keys; one that had a lot to do may have been asked in vain before.
    const keys = async () =>
      (await api.must('ready')).checks.filter(({ name }) => ['stripe', 'prodigi'].includes(name))
    const taken = { healthy: true, needed: false, reason: null }
    await expect.poll(keys, { timeout: 90_000, interval: 500 }).toEqual([
      { name: 'stripe', ...taken },
      { name: 'prodigi', ...taken },
    ])
    // Whoever runs the jobs says so each minute.
    const jobs = async () => (await api.must('ready')).checks.find(({ name }) => name === 'jobs')
    await expect.poll(jobs, { timeout: 90_000, interval: 500 }).toMatchObject({ healthy: true })
  })

  it('tells delivery prices and stand-ins', async () => {
    const shop = await api.must('shopInfo')
    expect(shop.shippingMethods.map(({ name, price }) => [name, price])).toEqual(
      expect.arrayContaining([
        [expect.stringContaining('Basic'), 2.1],
        [expect.stringContaining('Standard'), 5.5],
        [expect.stringContaining('Express'), 8.95],
        [expect.stringContaining('Overnight'), 12.95],
      ]),
    )
    expect(shop.freeShippingThreshold).toBe(50)
    expect(shop.sandbox.length).toBeGreaterThan(0)
    expect(shop.vatNumber).toContain('(placeholder)')
    expect(shop.payment).toEqual({ publishableKey: null, marks: ['VISA', 'MC', 'AMEX'] })
  })

  it('describes itself as OpenAPI 3.1', async () => {
    const answer = await api.send('GET', '/openapi.json')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' })
    expect((await api.send('GET', '/docs')).headers.get('content-type')).toContain('text/html')
  })

  it('answers in the envelope whatever is asked', async () => {
    const unknown = await api.send('GET', '/nothing/here')
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ success: false, code: 'not_found' })
    const method = await api.send('DELETE', '/products')
    expect(method.status).toBe(405)
    expect(await method.json()).toMatchObject({ success: false, code: 'method_not_allowed' })
    for (const path of ['/docs', '/openapi.json', '/files/case.png', '/files/artwork/abc/thumb.webp']) {
      const refused = await api.send('POST', path, { body: {} })
      expect([path, refused.status, refused.headers.get('allow')]).toEqual([path, 405, 'GET'])
      expect(await refused.json()).toMatchObject({ success: false, code: 'method_not_allowed' })
    }
    const broken = await api.send('POST', '/auth/login', { raw: '{"email": ' })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ success: false, code: 'invalid_request' })
    expect(unknown.headers.get('x-request-id')).toBeTruthy()
  })

  it.each(['/store/products', '/auth/customer/emailpass', '/hooks/payment/x', '/static/x.png'])(
    'keeps Medusa’s own %s closed',
    async (path) => {
      expect((await fetch(`${stack.backend}${path}`, { method: 'POST' })).status).toBe(404)
    },
  )
})
