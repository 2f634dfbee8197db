import { expect, it } from 'vitest'
import { isDatabaseAway } from './database-away'

it.each([
  [Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [{ message: 'select 1 - Query read timeout' }, true],
  [new Error('timeout expired'), true],
  [{ message: 'Knex: Timeout acquiring a connection. The pool is probably full.' }, true],
  [new Error('the database system is in recovery mode'), true],
  [new Error('Transaction query already complete, run with DEBUG=knex:tx for more info'), true],
  [Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505' }), false],
  [Object.assign(new Error('sorry, too many clients already'), { code: '53300' }), false],
  [new Error('The time for this timeout expired long ago'), false],
  [new Error('An unknown error occurred.'), false],
  [null, false],
])('%s: the database is away: %s', (error, away) => {
  expect(isDatabaseAway(error)).toBe(away)
})
