import { endpoints } from '@caseloom/contract'
import { Modules } from '@medusajs/framework/utils'
import { createCustomerAddressesWorkflow } from '@medusajs/medusa/core-flows'
import { alone, listAddresses, ownAddress, toAddress, toRow } from '../../../lib/accounts/address'
import { route } from '../../../lib/http/route'

export const GET = route(endpoints.listAddresses, async ({ customer, scope }) =>
  (await listAddresses(scope, customer.id)).map(toAddress),
)

/** Medusa takes the mark from the former default by itself. */
export const POST = route(endpoints.createAddress, ({ customer, scope, body }) =>
  alone(scope, customer, async () => {
    const present = await listAddresses(scope, customer.id)
    const recipient = await scope.resolve(Modules.CUSTOMER).retrieveCustomer(customer.id)
    const { result } = await createCustomerAddressesWorkflow(scope).run({
      input: {
        addresses: [
          {
            ...toRow(body, recipient),
            customer_id: customer.id,
            is_default_shipping: body.isDefault || !present.some((row) => row.is_default_shipping),
          },
        ],
      },
    })
    return toAddress(await ownAddress(scope, customer.id, result[0]?.id ?? ''))
  }),
)
