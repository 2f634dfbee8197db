import { expect, it } from 'vitest'
import { describeFailure } from '../../client/describe-failure'
import { ProdigiError } from '../../client/errors'
import { replySchema } from '../../client/types'
import { toMedusaError } from './to-medusa-error'

function refusal(failures: object) {
  const reply = replySchema.parse({ outcome: 'ValidationFailed', failures })
  return new ProdigiError('validation', describeFailure(reply, 400), 400)
}

it.each([
  [
    { 'recipient.address.line1': [{ code: 'Required' }] },
    'Prodigi refused the order: recipient.address.line1 is required. Correct the delivery address on the order’s page in Medusa, then process the order again.',
  ],
  [
    { 'items[0].sku': [{ code: 'SkuNotFound', providedValue: 'X' }] },
    "Prodigi refused the order: items[0].sku ('X') is no SKU that Prodigi knows. Correct how the case is printed on its variant’s page in Medusa (Printing), then process the order again.",
  ],
  [
    { shippingMethod: [{ code: 'Required' }] },
    'Prodigi refused the order: shippingMethod is required. Mend what it names, then process the order again.',
  ],
])('says once what can be done about a refusal: %o', (failures, sentence) => {
  expect(toMedusaError(refusal(failures))).toMatchObject({ message: sentence, code: 'fulfillment_failed' })
})

it('says what is not of Prodigi’s making, too', () => {
  expect(toMedusaError(new Error('no disk'))).toMatchObject({ message: 'The print order failed: no disk' })
  expect(toMedusaError(new ProdigiError('network', 'Prodigi cannot be reached', null))).toMatchObject({
    message: 'Prodigi cannot be reached. Process it again in a few minutes; it is never printed twice.',
    code: 'provider_unavailable',
  })
})
