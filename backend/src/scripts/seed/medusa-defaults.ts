import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { linkSalesChannelsToApiKeyWorkflow } from '@medusajs/medusa/core-flows'

/**
 * Makes one of what Medusa puts into every new database before the seed, whether it came to its end or died in between and takes it for
 * done: its publishable key opens a sales channel, and it says nothing of how prices in euros are meant, in which nothing is sold.
 */
export async function completeMedusaDefaults(
  container: MedusaContainer,
  salesChannelId: string,
): Promise<void> {
  const { data: keys } = (await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'api_key',
    fields: ['id', 'sales_channels.id'],
    filters: { type: 'publishable' },
  })) as { data: { id: string; sales_channels?: unknown[] | null }[] }
  for (const { id, sales_channels: opened } of keys)
    if (!opened?.length)
      await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id, add: [salesChannelId] } })
  const pricing = container.resolve(Modules.PRICING)
  const euros = await pricing.listPricePreferences({ attribute: 'currency_code', value: 'eur' })
  if (euros.length > 0) await pricing.deletePricePreferences(euros.map(({ id }) => id))
}
