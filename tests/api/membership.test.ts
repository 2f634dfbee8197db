import { describe, expect, inject, it } from 'vitest'
import { addAddress, guest, newShopper } from '../support/actors'
import { newBuyer, quote, till } from '../support/buyers'
import { rows } from '../support/database'
import { publishedDesign } from '../support/gallery'
import { merchandiser } from '../support/medusa-admin'
import { giveDesigns, historyOf, STEPS, tierGroupsOf, tierMails } from '../support/membership'
import { makeMembers } from '../support/promotions'
import { runScript } from '../support/run-script'

const stack = inject('stack')
const { backend, databaseUrl } = stack

describe('a tier', () => {
  it('follows the designs at every boundary, in the profile, the list and the customer’s groups', async () => {
    const { api, id } = await newShopper(backend)
    const others = await makeMembers(await merchandiser(backend), [{ api, id, email: '', password: '' }])
    let made = 0
    for (const [count, tier, next, missing, progress] of STEPS) {
      await giveDesigns(stack, id, count - made)
      made = count
      const membership = await api.must('getMembership')
      expect(membership).toMatchObject({
        tier: { name: tier },
        designCount: count,
        nextTier: next && { name: next },
        designsUntilNextTier: missing,
        progress,
        benefits: membership.tier.benefits,
        held: null,
      })
      expect(await tierGroupsOf(stack, id)).toEqual([`Members: ${tier}`])
    }
    const membership = await api.must('getMembership')
    expect((await api.must('getProfile')).membership).toEqual(membership)
    expect((await api.must('listDesigns', { query: { userId: 'me' } })).membershipInfo).toEqual(membership)
    expect(membership.tiers.map(({ name, minDesigns, discount }) => [name, minDesigns, discount])).toEqual(
      expect.arrayContaining([
        ['Starter', 0, 0],
        ['Explorer', 6, 5],
        ['Creator', 16, 10],
        ['Artist', 31, 15],
        ['Master', 51, 20],
      ]),
    )
    expect(membership.benefits[0]).toBe('20% off every order, applied automatically')
    // A mail for each tier, and a line of history; other groups are where they were.
    expect(await tierMails(stack, id)).toEqual(['Explorer', 'Creator', 'Artist', 'Master'])
    expect((await historyOf(stack, id)).map(({ from, to, cause }) => [from, to, cause])).toEqual([
      [null, 'Starter', 'joined'],
      ['Starter', 'Explorer', 'designs'],
      ['Explorer', 'Creator', 'designs'],
      ['Creator', 'Artist', 'designs'],
      ['Artist', 'Master', 'designs'],
    ])
    expect(
      await rows(
        databaseUrl,
        'select 1 from customer_group_customer where customer_id = $1 and customer_group_id = $2 and deleted_at is null',
        [id, others.values[0]],
      ),
    ).toHaveLength(1)
  }, 120_000)

  it('goes with designs that are deleted, and neither mail nor celebration comes a second time', async () => {
    const { api, id } = await newShopper(backend)
    const [first = ''] = await giveDesigns(stack, id, 6)
    const reached = await api.must('getMembership')
    expect(reached.celebrate).toBe(reached.tier.id)
    await api.must('deleteDesign', { params: { id: first } })
    expect(await api.must('getMembership')).toMatchObject({
      tier: { name: 'Starter' },
      designCount: 5,
      celebrate: null,
    })
    expect(await tierGroupsOf(stack, id)).toEqual(['Members: Starter'])
    await giveDesigns(stack, id, 1, { perDay: 1 })
    expect(await api.must('getMembership')).toMatchObject({ tier: { name: 'Explorer' }, designCount: 6 })
    const body = { tierId: reached.tier.id }
    const asked = await Promise.all([1, 2, 3].map(() => api.must('celebrateTier', { body })))
    expect(asked.filter(({ celebrate }) => celebrate)).toHaveLength(1)
    expect(await api.must('getMembership')).toMatchObject({ celebrate: null })
    expect(await tierMails(stack, id)).toEqual(['Explorer'])
  }, 60_000)

  it('jumps past others with one mail and one celebration', async () => {
    const { api, id } = await newShopper(backend)
    await giveDesigns(stack, id, 33)
    const { tier, celebrate, tiers } = await api.must('getMembership')
    expect([tier.name, celebrate]).toEqual(['Artist', tier.id])
    expect(await tierMails(stack, id)).toEqual(['Artist'])
    const explorer = tiers.find(({ name }) => name === 'Explorer')?.id ?? ''
    expect(await api.must('celebrateTier', { body: { tierId: explorer } })).toEqual({ celebrate: false })
    expect(await api.must('celebrateTier', { body: { tierId: tier.id } })).toEqual({ celebrate: true })
  })

  it('counts a picture once, ten a day, and none that was taken over from the gallery', async () => {
    const { api, id } = await newShopper(backend)
    await giveDesigns(stack, id, 7, { samePicture: true, perDay: 1 })
    expect(await api.must('getMembership')).toMatchObject({ tier: { name: 'Starter' }, designCount: 1 })
    await giveDesigns(stack, id, 14, { perDay: 14 })
    // The one of before, and ten of the fourteen of another day.
    expect(await api.must('getMembership')).toMatchObject({ designCount: 11, countedPerDay: 10 })
    const { designId } = await publishedDesign(backend, 'a loom in the gallery')
    await api.must('createDesign', { body: { designId } })
    expect(await api.must('getMembership')).toMatchObject({ designCount: 11 })
  }, 60_000)

  it('comes by the event of a design, two at once and none read, and what a guest made counts at the sign-in', async () => {
    const { api, id, email, password } = await newShopper(backend)
    await giveDesigns(stack, id, 4)
    const drawn = await api.must('generate', { body: { prompt: 'a fox at dusk', count: 2 } })
    await Promise.all(drawn.map(({ id: variationId }) => api.must('createDesign', { body: { variationId } })))
    // Nobody asks `/api`: the event alone brings it about.
    await expect.poll(() => tierGroupsOf(stack, id), { timeout: 20_000 }).toEqual(['Members: Explorer'])
    expect(
      await rows(databaseUrl, 'select design_count from membership_member where customer_id = $1', [id]),
    ).toEqual([{ design_count: 6 }])

    const visitor = guest(backend)
    const [picture] = await visitor.must('generate', { body: { prompt: 'a whale in the clouds', count: 1 } })
    await visitor.must('createDesign', { body: { variationId: picture?.id ?? '' } })
    expect((await visitor.must('listDesigns', { query: { userId: 'me' } })).membershipInfo).toBeNull()
    const { user } = await visitor.must('login', { body: { email, password } })
    expect(user.membership).toMatchObject({ tier: { name: 'Explorer' }, designCount: 7 })
  }, 120_000)

  it('is nobody else’s business', async () => {
    const [ann, bob, visitor] = [await newShopper(backend), await newShopper(backend), guest(backend)]
    await giveDesigns(stack, ann.id, 6)
    const { tier } = await ann.api.must('getMembership')
    expect(await bob.api.must('celebrateTier', { body: { tierId: tier.id } })).toEqual({ celebrate: false })
    expect(await ann.api.must('celebrateTier', { body: { tierId: 'mtier_none' } })).toEqual({
      celebrate: false,
    })
    expect(await visitor.call('getMembership')).toMatchObject({ status: 401 })
    expect(await visitor.call('celebrateTier', { body: { tierId: tier.id } })).toMatchObject({ status: 401 })
    expect((await ann.api.must('listDesigns')).membershipInfo).toBeNull()
    for (const body of [{}, { tierId: '' }, { tierId: 7 }, { tierId: 'x'.repeat(81) }])
      expect(await (await ann.api.send('POST', '/membership/celebrations', { body })).json()).toMatchObject({
        code: 'invalid_request',
      })
    for (const [method, path] of [
      ['GET', 'tiers'],
      ['POST', 'tiers'],
      ['DELETE', `tiers/${tier.id}`],
      ['GET', `customers/${ann.id}`],
      ['POST', `customers/${ann.id}/hold`],
      ['DELETE', `customers/${ann.id}/hold`],
    ] as const)
      for (const token of [ann.api.token, null]) {
        const answer = await fetch(`${backend}/admin/membership/${path}`, {
          method,
          headers: token ? { authorization: `Bearer ${token}` } : {},
        })
        expect([method, path, answer.status]).toEqual([method, path, 401])
      }
  }, 60_000)

  it('and all its rows go with the account', async () => {
    const { api, id, password } = await newShopper(backend)
    await giveDesigns(stack, id, 6)
    await api.must('getMembership')
    expect((await api.must('exportAccount')).membership).toMatchObject([
      { toTier: 'Starter', cause: 'joined' },
      { fromTier: 'Starter', toTier: 'Explorer', designs: 6 },
    ])
    await api.must('deleteAccount', { body: { password } })
    const left = () =>
      rows(
        databaseUrl,
        `select 1 from membership_member where customer_id = $1 union all select 1 from membership_change where customer_id = $1
         union all select 1 from membership_reached where customer_id = $1
         union all select 1 from customer_group_customer where customer_id = $1 and deleted_at is null`,
        [id],
      )
    await expect.poll(left, { timeout: 30_000 }).toEqual([])
  }, 60_000)
})

describe('a member’s discount', () => {
  it('is in the cart, on the payment page, in the order and on its mail, to the penny; the better of two is taken', async () => {
    const ann = await newBuyer(backend)
    const { buy, adjustmentsOf, sandbox } = till(stack)
    expect(await quote(ann, [ann.line])).toMatchObject({ discount: null, total: 12 })
    await giveDesigns(stack, ann.id, 6)
    await ann.api.must('getMembership')
    const lines = [{ ...ann.line, quantity: 3 }]
    const own = { kind: 'member', label: 'Member discount', code: null, percent: 5, amount: 1.8 }
    expect(await quote(ann, lines)).toMatchObject({ discount: own, notTaken: null, total: 34.2 })
    expect(await quote(ann, lines, 'SAVE10')).toMatchObject({
      discount: { code: 'SAVE10', amount: 3.6 },
      notTaken: own,
      total: 32.4,
    })
    const { session, order, orderId } = await buy(ann, lines)
    expect(session.amounts).toEqual({ subtotal: 36, discount: 1.8, total: 34.2 })
    expect(order.totals).toMatchObject({ discount: 1.8 })
    expect(await adjustmentsOf(orderId)).toMatchObject([{ description: 'Member discount', pence: 180 }])
    const confirmation = async () => {
      const mail = (await sandbox.mails(ann.email)).find(({ subject }) => subject.includes('is in'))
      if (!mail) return ''
      const answer = await fetch(`${stack.sandbox.mail}/api/messages/${mail.id}`)
      return ((await answer.json()) as { message: { text: string } }).message.text
    }
    await expect.poll(confirmation, { timeout: 60_000 }).toContain('Member discount')
    expect(await confirmation()).toContain('−£1.80')
  }, 120_000)
})

describe('a merchandiser', () => {
  const tier = (name: string, minDesigns: number, discount: number) => ({
    ...{ name, description: 'For tests', minDesigns, discount },
    ...{ icon: 'gem', colour: 'gold', benefits: ['A nod'] },
  })
  interface Tier {
    id: string
    name: string
    version: number
    groupId: string
    promotionId: string | null
  }
  const named = ({ tiers }: { tiers: Tier[] }, name: string) => {
    const found = tiers.find((row) => row.name === name)
    if (!found) throw new Error(`${name} is not there`)
    return found
  }

  it('adds a tier, prices it, gives it by hand and takes it away; carts follow at once', async () => {
    const admin = await merchandiser(backend)
    const ann = await newBuyer(backend)
    const mark = Math.floor(Math.random() * 90_000) + 1000
    const name = `Patron ${mark}`
    const added = named(
      await admin.call<{ tiers: Tier[] }>('POST', '/membership/tiers', tier(name, mark, 30)),
      name,
    )
    const refusals: [object, string][] = [
      [tier(`Other ${mark}`, mark, 5), 'begins at'],
      [tier(name.toUpperCase(), mark + 1, 5), 'already'],
      [tier(`Other ${mark}`, mark + 1, 101), 'percent'],
      [tier(`Other ${mark}`, 2.5, 5), 'whole number'],
      [{ ...tier(`Other ${mark}`, mark + 1, 5), icon: 'skull' }, 'icons'],
      [tier('', mark + 1, 5), 'name'],
    ]
    for (const [body, words] of refusals)
      await expect(admin.call('POST', '/membership/tiers', body)).rejects.toThrow(words)

    const hold = `/membership/customers/${ann.id}/hold`
    await expect(
      admin.call('POST', hold, { tierId: added.id, mode: 'exactly', reason: ' ', until: null }),
    ).rejects.toThrow('Say why')
    await expect(
      admin.call('POST', hold, {
        tierId: added.id,
        mode: 'exactly',
        reason: 'x',
        until: '2020-01-01T00:00:00Z',
      }),
    ).rejects.toThrow('That day is over already')
    await expect(
      admin.call('POST', hold, { tierId: 'mtier_none', mode: 'exactly', reason: 'x', until: null }),
    ).rejects.toThrow('404')
    const until = new Date(Date.now() + 86_400_000).toISOString()
    await admin.call('POST', hold, { tierId: added.id, mode: 'at_least', reason: 'Won our prize', until })
    expect(await tierGroupsOf(stack, ann.id)).toEqual([`Members: ${name}`])
    expect(await ann.api.must('getMembership')).toMatchObject({
      tier: { name },
      held: { until },
      nextTier: null,
    })
    expect(await quote(ann, [ann.line])).toMatchObject({ discount: { percent: 30, amount: 3.6 }, total: 8.4 })

    // Another discount, once; who had the page open from before is told.
    const change = `/membership/tiers/${added.id}`
    await admin.call('POST', change, { ...tier(name, mark, 40), version: added.version })
    expect(await quote(ann, [ann.line])).toMatchObject({ discount: { percent: 40 }, total: 7.2 })
    await expect(
      admin.call('POST', change, { ...tier(name, mark, 50), version: added.version }),
    ).rejects.toThrow('Somebody has changed this tier')
    await admin.call('POST', change, tier(name, mark, 0))
    expect(await quote(ann, [ann.line])).toMatchObject({ discount: null, total: 12 })
    await admin.call('POST', change, tier(`${name} II`, mark, 25))
    expect(await tierGroupsOf(stack, ann.id)).toEqual([`Members: ${name} II`])
    expect(await quote(ann, [ann.line])).toMatchObject({ discount: { percent: 25 }, total: 9 })

    await expect(admin.call('DELETE', change)).rejects.toThrow('1 customer was put into')
    await expect(admin.call('DELETE', hold, {})).rejects.toThrow('Say why')
    await admin.call('DELETE', hold, { reason: 'The year is over' })
    expect(await quote(ann, [ann.line])).toMatchObject({ discount: null })
    await admin.call('DELETE', change)
    expect(
      await rows(
        databaseUrl,
        `select 1 from promotion where id = $1 and deleted_at is null
         union all select 1 from customer_group where id = $2 and deleted_at is null`,
        [added.promotionId, added.groupId],
      ),
    ).toEqual([])

    const by = 'merchandiser@caseloom.test'
    expect(await historyOf(stack, ann.id)).toEqual([
      { from: null, to: 'Starter', cause: 'joined', by: 'shop', reason: null },
      { from: 'Starter', to: name, cause: 'held', by, reason: 'Won our prize' },
      { from: `${name} II`, to: 'Starter', cause: 'hold_removed', by, reason: 'The year is over' },
    ])
    const shown = await admin.call<{ member: { tier: { name: string }; hold: null }; history: unknown[] }>(
      'GET',
      `/membership/customers/${ann.id}`,
    )
    expect(shown).toMatchObject({ member: { tier: { name: 'Starter' }, hold: null } })
    expect(shown.history).toHaveLength(3)
  }, 180_000)

  it('keeps the first tier, and hand-given ones end by themselves', async () => {
    const admin = await merchandiser(backend)
    const { api, id } = await newShopper(backend)
    const all = await admin.call<{ tiers: Tier[] }>('GET', '/membership/tiers')
    await expect(admin.call('DELETE', `/membership/tiers/${named(all, 'Starter').id}`)).rejects.toThrow(
      'Starter begins at 0 designs',
    )
    await admin.call('POST', `/membership/customers/${id}/hold`, {
      ...{ tierId: named(all, 'Artist').id, mode: 'exactly', reason: 'A trial' },
      until: new Date(Date.now() + 86_400_000).toISOString(),
    })
    expect(await tierMails(stack, id)).toEqual(['Artist'])
    await giveDesigns(stack, id, 51)
    const held = { tier: { name: 'Artist' }, designCount: 51, nextTier: null, designsUntilNextTier: 0 }
    expect(await api.must('getMembership')).toMatchObject(held)
    expect(await admin.call('GET', `/membership/customers/${id}`)).toMatchObject({ member: { next: null } })
    await rows(
      databaseUrl,
      `update membership_member set held_until = now() - interval '1 second' where customer_id = $1`,
      [id],
    )
    expect(await api.must('getMembership')).toMatchObject({ tier: { name: 'Master' }, held: null })
    expect((await historyOf(stack, id)).at(-1)).toMatchObject({
      to: 'Master',
      cause: 'hold_ended',
      by: 'shop',
    })
    await expect(
      admin.call('POST', '/membership/customers/cus_none/hold', {
        ...{ tierId: named(all, 'Artist').id, mode: 'exactly', reason: 'x', until: null },
      }),
    ).rejects.toThrow('404')
  }, 60_000)

  it('may change groups and promotions by hand: at night they are what the tier says again', async () => {
    const admin = await merchandiser(backend)
    const ann = await newBuyer(backend)
    await addAddress(ann.api)
    const mark = Math.floor(Math.random() * 90_000) + 1000
    const name = `Night ${mark}`
    const made = named(
      await admin.call<{ tiers: Tier[] }>('POST', '/membership/tiers', tier(name, mark, 35)),
      name,
    )
    await admin.call('POST', `/membership/customers/${ann.id}/hold`, {
      ...{ tierId: made.id, mode: 'exactly', reason: 'For the test', until: null },
    })
    try {
      // The rule goes: 35 % would be for everybody. The member leaves the group.
      await rows(databaseUrl, `update promotion set status = 'inactive' where id = $1`, [made.promotionId])
      await rows(databaseUrl, 'delete from promotion_promotion_rule where promotion_id = $1', [
        made.promotionId,
      ])
      await admin.call('POST', `/customer-groups/${made.groupId}/customers`, { remove: [ann.id] })
      expect(await tierGroupsOf(stack, ann.id)).toEqual([])
      await runScript(stack, 'repair-memberships')
      expect(await tierGroupsOf(stack, ann.id)).toEqual([`Members: ${name}`])
      expect(await quote(ann, [ann.line])).toMatchObject({ discount: { kind: 'member', percent: 35 } })
      const other = await newBuyer(backend)
      expect(await quote(other, [other.line])).toMatchObject({ discount: null })
      // Again it changes nothing.
      const promotions = () =>
        rows(
          databaseUrl,
          `select id, code from promotion where deleted_at is null and is_automatic order by id`,
        )
      const before = await promotions()
      await runScript(stack, 'repair-memberships')
      expect(await promotions()).toEqual(before)
    } finally {
      await admin.call('DELETE', `/membership/customers/${ann.id}/hold`, { reason: 'Done' })
      await admin.call('DELETE', `/membership/tiers/${made.id}`)
    }
  }, 240_000)
})
