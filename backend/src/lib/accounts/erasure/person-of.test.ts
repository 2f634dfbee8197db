import { expect, it } from 'vitest'
import { personOf } from './person-of'

const KNOWN = { email: null, name: null, street: null, phone: null, used: false }

it('a street that was merely saved is looked for where it can be no other word', () => {
  const saved = ['rejected', 'status', ' reason ', '2026', '7 Heron Lane', 'Heron Lane', 'Flat7']
  expect(personOf(saved.map((street) => ({ ...KNOWN, street }))).streets).toEqual([
    '7 Heron Lane',
    'Heron Lane',
    'Flat7',
  ])
})

it('one that an order went to is looked for whatever it is called', () => {
  expect(personOf([{ ...KNOWN, street: 'Rosebank', used: true }]).streets).toEqual(['Rosebank'])
})

it('a first name alone is nobody’s', () => {
  const known = ['Bo', 'Bo Quill'].map((name) => ({ ...KNOWN, name, email: 'bo@example.test' }))
  expect(personOf(known)).toEqual({
    emails: ['bo@example.test'],
    names: ['Bo Quill'],
    streets: [],
    phones: [],
  })
})
