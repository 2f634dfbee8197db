import { endpoints } from '@caseloom/contract'
import { listProducts } from '../../../../lib/catalogue/list-products'
import { presentDevices } from '../../../../lib/devices/present-device'
import { route } from '../../../../lib/http/route'
import { DEVICE_CATALOG_MODULE } from '../../../../modules/device_catalog'

export const GET = route(endpoints.listDevices, async ({ scope }) => {
  const [devices, products] = await Promise.all([
    scope.resolve(DEVICE_CATALOG_MODULE).listDevices({}, { take: 500 }),
    listProducts(scope),
  ])
  return presentDevices(devices, products)
})
