import { endpoints } from '@caseloom/contract'
import { cachedRoute } from '../../../../lib/cache/catalogue-cache'
import { catalogueIndex } from '../../../../lib/catalogue/catalogue-index'
import { presentDevices } from '../../../../lib/devices/present-device'
import { DEVICE_CATALOG_MODULE } from '../../../../modules/device_catalog'

export const GET = cachedRoute(endpoints.listDevices, async ({ scope }) => {
  const [devices, { entries }] = await Promise.all([
    scope.resolve(DEVICE_CATALOG_MODULE).listDevices({}, { take: null }),
    catalogueIndex(scope),
  ])
  return presentDevices(devices, entries)
})
