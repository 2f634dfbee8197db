import type { MedusaContainer } from '@medusajs/framework/types'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'

/** Looks whether the provider still has our model; the log and the administrators are told. */
export default async function watchImageModel(container: MedusaContainer) {
  await container.resolve(AI_DESIGNS_MODULE).providers.modelWatch?.look()
}

export const config = { name: 'watch-image-model', schedule: '17 5 * * *' }
