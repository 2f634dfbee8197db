import { expect, inject, it } from 'vitest'
import { newAdministrator } from '../support/administrators'

const stack = inject('stack')
/** As the tests' shop is set; the shop's own is 60. */
const MOST = 120

it('an administrator decides so often within a minute; then a clear sentence says when to go on', async () => {
  const [{ api }, other] = await Promise.all([newAdministrator(stack), newAdministrator(stack)])
  const press = (who = api) => who.call('bulkDecision', { body: { action: 'process', ids: ['none'] } })
  const answers: number[] = []
  const worker = async () => {
    while (answers.length < MOST + 20) answers.push((await press()).status)
  }
  await Promise.all(Array.from({ length: 10 }, worker))
  expect(answers.filter((status) => status === 200)).toHaveLength(MOST)
  const late = await press()
  expect(late).toMatchObject({
    ok: false,
    status: 429,
    code: 'rate_limited',
    error: expect.stringMatching(/^Those were very many decisions.* in \d+ seconds?\.$/) as string,
  })
  expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  for (const decide of ['processOrder', 'rejectOrder', 'decideParked'] as const) {
    const body = { reason: 'x', action: 'dismiss', note: 'x' }
    expect(await api.call(decide, { params: { id: 'none' }, body })).toMatchObject({ status: 429 })
  }
  expect((await press(other.api)).status).toBe(200)
})
