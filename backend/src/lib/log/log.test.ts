import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { idsIn, inLogContext, logContext, noteIds } from './context'
import { makeLogger } from './logger'
import { scrub } from './scrub'

function loggerToRead(level = 'info') {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>)
      done()
    },
  })
  return { ...makeLogger('json', level, stream), lines }
}

it.each([
  ['Could not write to ada@shop.example.test', 'Could not write to [e-mail]'],
  ['GET https://shop.test/reset?token=abc#x failed', 'GET https://shop.test/reset failed'],
  ['postgres://caseloom:secret@localhost/x', 'postgres://[password]@localhost/x'],
  ['redis://:topsecret@redis:6379', 'redis://[password]@redis:6379'],
  ['redis://:top:se@cret@redis.example', 'redis://[password]@redis.example'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  ['eyJhbGciOi.eyJzdWIi.c2ln is old', '[token] is old'],
  [`key ${'a1'.repeat(20)}`, 'key …'],
  ['No such key: sk_live_abcdefghij', 'No such key: sk_[key]'],
  [
    'insert into "customer" ("first_name") values (\'Ada\') - duplicate key value',
    'insert into … - duplicate key value',
  ],
  ['Checkout chk_01KAXYZABCDEF waits', 'Checkout chk_01KAXYZABCDEF waits'],
])('%s stands in the log as %s', (given, logged) => {
  expect(scrub(given)).toBe(logged)
})

it('finds what a line is about in its words', () => {
  expect(idsIn('Approval task appt_1 (process, order order_01KAXYZABCDEF): no answer')).toEqual({
    orderId: 'order_01KAXYZABCDEF',
  })
})

it('carries the ids of its request, whichever way they came, and no list’s', async () => {
  const { logger, lines } = loggerToRead()
  await inLogContext({ requestId: 'request-1' }, async () => {
    noteIds({ body: { sessionId: 'cs_test_a1b2c3d4e5', name: 'order_of_the_day today' } })
    noteIds([{ orderId: 'order_01KAOTHERORDER' }])
    await Promise.resolve()
    noteIds({ orderId: 'order_01KAXYZABCDEF' })
    logger.warn('Slow')
    expect(logContext()).toMatchObject({ requestId: 'request-1' })
  })
  logger.info('Afterwards')
  expect(lines).toMatchObject([
    {
      level: 'warn',
      message: 'Slow',
      requestId: 'request-1',
      checkoutSessionId: 'cs_test_a1b2c3d4e5',
      orderId: 'order_01KAXYZABCDEF',
    },
    { level: 'info', message: 'Afterwards' },
  ])
  expect(lines[1]).not.toHaveProperty('requestId')
})

it('tells an error’s kind, words and place, and nothing that it carries', () => {
  const { logger, lines } = loggerToRead()
  const error = Object.assign(new Error('duplicate: ada@shop.example.test'), {
    code: '23505',
    detail: 'Key (email)=(ada@shop.example.test) already exists.',
    config: { headers: { Authorization: 'Bearer x' } },
  })
  logger.error('It failed', error)
  expect(lines[0]).toMatchObject({
    message: 'It failed',
    error: { type: 'Error', code: '23505', message: 'duplicate: [e-mail]' },
  })
  expect(JSON.stringify(lines)).not.toMatch(/ada@|Bearer x|detail/)
})

it('leaves requests to lines of their own, and keeps to its level', () => {
  const { logger, lines } = loggerToRead('warn')
  logger.info('Nothing to see')
  expect(lines).toEqual([])
  expect([logger.shouldLog('http'), logger.shouldLog('warn'), logger.shouldLog('info')]).toEqual([
    false,
    true,
    false,
  ])
})
