import { expect, it } from 'vitest'
import { adviceOn } from './advice'

const validation = (message: string) => adviceOn({ reason: 'validation', message })

it('says where a refusal is mended', () => {
  expect(validation('Prodigi refused the order: recipient.address.line1 is required')).toContain(
    'delivery address',
  )
  expect(validation("Prodigi refused the order: items[0].sku ('X') is no SKU that Prodigi knows")).toContain(
    'variant’s page',
  )
  expect(validation('Prodigi refused the order: shippingMethod is required')).toContain('Mend what it names')
})

it('says that a lost answer prints nothing twice', () => {
  for (const reason of ['timeout', 'network', 'unavailable', 'rate_limited'] as const)
    expect(adviceOn({ reason, message: '' })).toContain('never printed twice')
  expect(adviceOn({ reason: 'unauthenticated', message: '' })).toContain('PRODIGI_API_KEY')
  expect(adviceOn({ reason: 'unexpected', message: '' })).toBeNull()
})
