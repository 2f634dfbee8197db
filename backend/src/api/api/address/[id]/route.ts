import { endpoints } from '@caseloom/contract'
import { Modules } from '@medusajs/framework/utils'
import { deleteCustomerAddressesWorkflow, updateCustomerAddressesWorkflow } from '@medusajs/medusa/core-flows'
import { alone, listAddresses, ownAddress, toAddress, toRow } from '../../../../lib/accounts/address'
import { route } from '../../../../lib/http/route'

/** A default stays one until another address is made the default, so that checkout always has one. */
export const PUT = route(endpoints.updateAddress, ({ customer, scope, body, params }) =>
  alone(scope, customer, async () => {
    const present = await ownAddress(scope, customer.id, params.id)
    const recipient = await scope.resolve(Modules.CUSTOMER).retrieveCustomer(customer.id)
    await updateCustomerAddressesWorkflow(scope).run({
      input: {
        selector: { id: params.id, customer_id: customer.id },
        update: {
          ...toRow(body, recipient),
          is_default_shipping: body.isDefault || present.is_default_shipping,
        },
      },
    })
    return toAddress(await ownAddress(scope, customer.id, params.id))
  }),
)

/** Where the default goes, the oldest of the rest takes its place. */
export const DELETE = route(endpoints.deleteAddress, ({ customer, scope, params }) =>
  alone(scope, customer, async () => {
    const gone = await ownAddress(scope, customer.id, params.id)
    await deleteCustomerAddressesWorkflow(scope).run({ input: { ids: [gone.id] } })
    const [heir] = gone.is_default_shipping ? await listAddresses(scope, customer.id) : []
    if (heir)
      await updateCustomerAddressesWorkflow(scope).run({
        input: {
          selector: { id: heir.id, customer_id: customer.id },
          update: { is_default_shipping: true },
        },
      })
    return { id: gone.id }
  }),
)
