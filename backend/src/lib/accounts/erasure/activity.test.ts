import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ERASABLE, withoutPerson } from './activity'

const pattern = /rejected|reason|status|Bo Quill/gi
const crossedOut = (written: Partial<Parameters<typeof withoutPerson>[0]>) =>
  withoutPerson({ subject: null, before: null, changes: null, ...written }, pattern)

it('crosses a person out of what was said of them, and out of no state and no name of a fact', () => {
  const changes = [
    { field: 'reason', from: null, to: 'Bo Quill rang' },
    { field: 'status', from: 'Bo Quill', to: 'rejected' },
  ]
  expect(crossedOut({ changes }).changes).toEqual([
    { field: 'reason', from: null, to: '[erased] rang' },
    { field: 'status', from: 'Bo Quill', to: 'rejected' },
  ])
})

it('the same of several things at once, of what a thing is called, and of what stood there before', () => {
  const before = {
    many: true,
    facts: { 'order_1 / reason': 'Bo Quill again', 'order_1 / status': 'rejected' },
  }
  expect(crossedOut({ subject: 'For Bo Quill', before })).toEqual({
    subject: 'For [erased]',
    before: { many: true, facts: { 'order_1 / reason': '[erased] again', 'order_1 / status': 'rejected' } },
    changes: null,
  })
})

it('looks at the kinds of which the database lets it', () => {
  const migration = '../../../modules/activity/migrations/Migration20261125030000.ts'
  const kinds = /new\.kind in \(([^)]+)\)/.exec(readFileSync(path.join(__dirname, migration), 'utf8'))?.[1]
  expect(kinds).toBe(ERASABLE.map((kind) => `'${kind}'`).join(', '))
})
