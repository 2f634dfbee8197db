import { expect, it } from 'vitest'
import { subjectOf } from '../../modules/account_security/limits'
import { countedBy } from './counted-by'

const address = subjectOf('contact', '203.0.113.7')
const ada = { id: 'cus_ada', email: 'ada@example.test' }

it('whoever types a customer’s address uses up nothing of theirs', () => {
  const typed = [
    countedBy(ada.email, null, address),
    countedBy(ada.email, { id: 'x', email: 'x@y.test' }, address),
  ]
  for (const { subjects, reason } of typed) {
    expect(subjects).toEqual([address, subjectOf('contact', ada.email)])
    expect(reason).toBe('Several messages came from your network or with this email address already.')
  }
  const own = countedBy(ada.email, ada, address)
  expect(own.subjects).toEqual([address, subjectOf('contact', ada.id)])
  expect(own.reason).toBe('You have sent us several messages already.')
})

it('a customer who types another’s address is counted like anybody', () => {
  expect(countedBy('bo@example.test', ada, address).subjects).toEqual(
    countedBy('bo@example.test', null, address).subjects,
  )
})
