import { describe, expect, it } from 'vitest'
import { isNoAnswer, Patience, SILENCE } from './patience'

const never = () => new Promise<string>(() => undefined)

describe('patience with Redis', () => {
  it('is there while the connection is, and answers what came of the work', async () => {
    const patience = new Patience({ status: 'ready' })
    expect(patience.isAway).toBe(false)
    expect(await patience.wait(Promise.resolve('told'))).toBe('told')
    await expect(patience.wait(Promise.reject(new Error('no such queue')))).rejects.toThrow('no such queue')
    expect(patience.isAway).toBe(false)
  })

  it('asks nothing of a closed connection', () => {
    const client = { status: 'reconnecting' }
    const patience = new Patience(client)
    expect(patience.isAway).toBe(true)
    client.status = 'ready'
    expect(patience.isAway).toBe(false)
  })

  it('waits a moment for one that says nothing, and has its doubts for a while', async () => {
    const patience = new Patience({ status: 'ready' })
    const began = Date.now()
    expect(await patience.wait(never())).toBe(SILENCE)
    expect(Date.now() - began).toBeGreaterThan(900)
    expect(patience.isAway).toBe(true)
  })
})

it.each([
  [new Error('LOADING Redis is loading the dataset in memory'), true],
  [new Error("OOM command not allowed when used memory > 'maxmemory'."), true],
  [
    new Error(
      'MISCONF Redis is configured to save RDB snapshots, but is currently unable to persist to disk.',
    ),
    true,
  ],
  [new Error('Connection is closed.'), true],
  [new Error('Command timed out'), true],
  [Object.assign(new Error('Reached the max retries'), { name: 'MaxRetriesPerRequestError' }), true],
  [new Error('WRONGTYPE Operation against a key holding the wrong kind of value'), false],
  [new Error('Transaction already started'), false],
  ['LOADING ', false],
])('%s is no answer: %s', (thrown, expected) => {
  expect(isNoAnswer(thrown)).toBe(expected)
})
