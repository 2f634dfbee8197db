import { expect } from 'vitest'
import { guest } from '../actors'
import { rows } from '../database'
import { ownProduct, savePrint } from '../own-product'
import { ownTier } from '../tiers'
import type { Place, Play, World } from './place'

/** Promotions of tiers that are alive, by the tier that their code names. */
async function promotionsOf({ stack }: World, path: string): Promise<number> {
  const code = `MEMBERS_${path.split('mtier_')[1]?.toUpperCase()}`
  return (
    await rows(stack.databaseUrl, 'select 1 from promotion where code = $1 and deleted_at is null', [code])
  ).length
}

async function newTier({ stack, medusa }: World): Promise<Play> {
  const tier = ownTier(stack, medusa)
  return {
    about: 'mtier_',
    work: () => tier.add(),
    // It stands in the list, or it is added anew; saved again, what lacks is made.
    again: async () => {
      const path = await tier.listed()
      if (path) await medusa.call('POST', path, tier.draft('Gilder', 12))
      else await tier.add()
    },
    found: async () => ({ tier: await tier.kept(), groups: (await tier.groups()).length }),
    wanted: {
      tier: expect.objectContaining({
        ...{ name: `Gilder ${tier.mark}`, group: `Members: Gilder ${tier.mark}` },
        ...{ discount: 12, status: 'active', percent: 12 },
      }) as object,
      groups: 1,
    },
  }
}

async function tierGone(world: World): Promise<Play> {
  const { stack, medusa } = world
  const tier = ownTier(stack, medusa)
  const path = await tier.add()
  return {
    about: path.split('/').at(-1) ?? '',
    work: () => medusa.call('DELETE', path),
    again: async () => {
      if (await tier.listed()) await medusa.call('DELETE', path)
    },
    found: async () => ({
      tier: await tier.kept(),
      groups: await tier.groups(),
      promotions: await promotionsOf(world, path),
    }),
    wanted: { tier: null, groups: [], promotions: 0 },
  }
}

const DEVICE = 'iPhone 16'
async function deviceSold({ stack, medusa }: World): Promise<Play> {
  const product = await ownProduct(medusa)
  const { devices } = await medusa.call<{ devices: { id: string; name: string }[] }>('GET', '/devices')
  const device = devices.find(({ name }) => name === DEVICE)?.id ?? 'no device'
  const body = {
    lines: [{ productId: product.id, finishes: [{ finish: 'Matte', price: 21 }] }],
    print: { widthPx: 1300, heightPx: 2200, dpi: 300 },
  }
  const sell = () => medusa.call('POST', `/devices/${device}/variants`, body)
  return {
    about: product.id,
    work: sell,
    again: sell,
    found: async () => {
      const { supporteddevices } = await guest(stack.backend).must('getProduct', {
        params: { id: product.handle },
      })
      const models = supporteddevices.flatMap((brand) => brand.models)
      return {
        shown: models.filter(({ name }) => name === DEVICE).map(({ models: finishes }) => finishes.length),
        kept: await rows(
          stack.databaseUrl,
          `select v.title, p.amount::float as price from product_variant v
             join product_variant_price_set l on l.variant_id = v.id and l.deleted_at is null
             join price p on p.price_set_id = l.price_set_id and p.deleted_at is null
           where v.product_id = $1 and v.deleted_at is null and v.title like $2 || ' - %'`,
          [product.id, DEVICE],
        ),
      }
    },
    wanted: { shown: [1], kept: [{ title: `${DEVICE} - Matte`, price: 21 }] },
  }
}

async function printSaved({ stack, medusa }: World): Promise<Play> {
  const { variants } = await ownProduct(medusa)
  const id = variants[0]?.id ?? 'no variant'
  const body = {
    prodigiSku: 'GLOBAL-TECH-IP15-TCB-CS-M',
    attributes: { finish: 'matte' },
    size: { widthPx: 1238, heightPx: 2042, dpi: 300 },
  }
  const save = () => savePrint(medusa, id, body)
  return {
    about: id,
    work: save,
    again: save,
    found: async () =>
      rows(
        stack.databaseUrl,
        `select prodigi_sku as sku, width_px as width, height_px as height from print_spec
          where variant_id = $1 and deleted_at is null`,
        [id],
      ),
    wanted: [{ sku: body.prodigiSku, width: 1238, height: 2042 }],
  }
}

export const CATALOGUE_PLACES: Place[] = [
  { point: 'tie-tier', prepare: newTier },
  { point: 'take-tier-away', prepare: tierGone },
  { point: 'add-option-values', prepare: deviceSold },
  { point: 'write-print-specs', prepare: printSaved },
]
