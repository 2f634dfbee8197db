import { beforeAll, describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { merchandiserAndBuyers, type Buyer } from '../support/buyers'
import { rows } from '../support/database'
import type { MedusaAdmin } from '../support/medusa-admin'
import { makeMembers, makePromotion } from '../support/promotions'

const { backend, databaseUrl } = inject('stack')
const SEEDED = { code: 'WELCOME25', percent: 25, amount: null, description: '25% off your first order' }
const MARKED = { metadata: { welcome_offer: true } }

let admin: MedusaAdmin
let ann: Buyer
beforeAll(async () => {
  ;({ admin, ann } = await merchandiserAndBuyers(backend))
}, 180_000)

const offered = async () => (await guest(backend).must('shopInfo')).welcomeOffer

/** As a merchandiser marks it, or takes the mark away, in Medusa's admin. */
async function markSeeded(welcome_offer: boolean) {
  const [seeded] = await rows<{ id: string; metadata: object }>(
    databaseUrl,
    'select id, metadata from promotion where code = $1 and deleted_at is null',
    [SEEDED.code],
  )
  await admin.call('POST', `/promotions/${seeded?.id}`, { metadata: { ...seeded?.metadata, welcome_offer } })
}

describe('what newcomers are offered', () => {
  it('is the promotion that a merchandiser marked, and only while it works for a newcomer', async () => {
    expect(await offered()).toEqual(SEEDED)
    await markSeeded(false)
    try {
      expect(await offered()).toBeNull()
      const members = await makeMembers(admin, [ann])
      await makePromotion(admin, { percent: 50, rules: [members], extra: MARKED })
      await makePromotion(admin, { percent: 60, extra: { ...MARKED, status: 'draft' } })
      // Nor one that takes nothing off some carts.
      const one = { operator: 'in' as const, values: ['none-of-the-shop'] }
      const targetRules = [{ ...one, attribute: 'items.product.id' }]
      await makePromotion(admin, { percent: 65, targetRules, extra: MARKED })
      const abroad = [{ ...one, attribute: 'shipping_address.country_code', values: ['fr'] }]
      await makePromotion(admin, { percent: 65, rules: abroad, extra: MARKED })
      const automatic = await makePromotion(admin, { percent: 70, automatic: true, extra: MARKED })
      expect(await offered()).toBeNull()
      // It would be taken off every cart of the tests that come after.
      await admin.call('DELETE', `/promotions/${automatic.id}`)

      const next = await makePromotion(admin, { percent: 12, extra: MARKED })
      expect(await offered()).toEqual({ code: next.code, percent: 12, amount: null, description: '12% off' })
      expect(await guest(backend).must('getPromotion', { params: { code: next.code } })).toEqual(
        await offered(),
      )
      await admin.call('POST', `/promotions/${next.id}`, { status: 'inactive' })
      expect(await offered()).toBeNull()
    } finally {
      await markSeeded(true)
    }
    expect(await offered()).toEqual(SEEDED)
  }, 120_000)
})
