import { describe, expect, inject, it } from 'vitest'
import { administrator, guest, newShopper } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { DEMO_PASSWORD } from '../support/demo-people'
import { merchandiser } from '../support/medusa-admin'
import { withoutDemoData } from '../support/without-demo-data'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const good = {
  rating: 4,
  title: 'Holds three cards',
  body: 'Three cards fit, and the picture is as sharp as on the screen.',
}
const of = (id: string) => ({ id })

describe('reading reviews', () => {
  it('is paged, sorted and filtered, with the summary of all of them', async () => {
    const api = guest(backend)
    const params = of('clear')
    const first = await api.must('listReviews', { params })
    expect(first).toMatchObject({ page: 1, limit: 5, hasMore: true })
    expect(first.items).toHaveLength(5)
    const second = await api.must('listReviews', { params, query: { page: 2 } })
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const dates = first.items.map(({ createdAt }) => createdAt)
    expect(dates).toEqual([...dates].sort().reverse())

    const lowest = await api.must('listReviews', { params, query: { sort: 'lowest', limit: 100 } })
    const stars = lowest.items.map(({ rating }) => rating)
    expect(stars).toEqual([...stars].sort())
    const highest = await api.must('listReviews', { params, query: { sort: 'highest', limit: 100 } })
    expect(highest.items.map(({ rating }) => rating)).toEqual([...stars].reverse())

    const { summary } = lowest
    expect(summary.count).toBe(lowest.total)
    expect(summary.histogram).toEqual([1, 2, 3, 4, 5].map((n) => stars.filter((star) => star === n).length))
    expect(summary.average).toBeCloseTo(stars.reduce((sum, star) => sum + star, 0) / stars.length, 2)
    const fives = await api.must('listReviews', { params, query: { rating: 5, limit: 100 } })
    expect(fives.total).toBe(summary.histogram[4])
    expect(fives.summary).toEqual(summary)
    expect(new Set(fives.items.map(({ rating }) => rating))).toEqual(new Set([5]))
  })

  it('says which are the demo’s own, and calls none of them a buyer’s', async () => {
    const { items, summary } = await guest(backend).must('listReviews', {
      params: of('1'),
      query: { limit: 100 },
    })
    expect(summary.sample).toBe(true)
    const samples = items.filter(({ sample }) => sample)
    expect(samples.length).toBeGreaterThanOrEqual(8)
    expect(samples.some(({ verified, hidden }) => verified || hidden)).toBe(false)
  })

  it('answers a page beyond the last with nothing', async () => {
    const far = { page: Number.MAX_SAFE_INTEGER, limit: 100 }
    const page = await guest(backend).must('listReviews', { params: of('1'), query: far })
    expect(page).toMatchObject({ items: [], hasMore: false })
  })

  it.each(['0', '-1', '1e99', '999999999', '../1', 'no-such-case', '%', 'x'.repeat(120)])(
    'knows no product %s',
    async (id) => {
      expect(await guest(backend).call('listReviews', { params: { id } })).toMatchObject({ status: 404 })
    },
  )

  it.each([{ page: 0 }, { page: 'x' }, { limit: 101 }, { rating: 6 }, { rating: 4.5 }, { sort: 'oldest' }])(
    'refuses %o',
    async (query: Record<string, string | number | undefined>) => {
      const wanted = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
      expect(
        await guest(backend).call('listReviews', {
          params: of('1'),
          query: wanted as Record<string, string | number>,
        }),
      ).toMatchObject({ status: 400, code: 'invalid_request' })
    },
  )
})

describe('writing a review', () => {
  it('takes one of twenty at once, from a buyer; a rejected order takes it back', async () => {
    const { shopper, orderId } = await placedOrder(stack, { product: 'folio' })
    const { api } = shopper
    const params = of('folio')
    const before = await api.must('listReviews', { params })
    expect((await api.must('listOrders'))[0]).toMatchObject({ productId: 6 })
    expect(await api.must('getOwnReview', { params })).toEqual({
      canReview: true,
      reason: null,
      review: null,
    })

    const tries = await Promise.all(
      Array.from({ length: 20 }, () => api.call('createReview', { params, body: good })),
    )
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = tries.filter(({ ok }) => !ok)
    expect(refused).toHaveLength(19)
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, code: 'already_reviewed' })
    const kept = await rows<{ order_id: string; verified: boolean }>(
      databaseUrl,
      'select order_id, verified from product_review where customer_id = $1',
      [shopper.id],
    )
    expect(kept).toEqual([{ order_id: orderId, verified: true }])

    const after = await guest(backend).must('listReviews', { params })
    expect(after.summary.count).toBe(before.summary.count + 1)
    expect(after.items[0]).toMatchObject({
      ...good,
      author: 'Terry',
      verified: true,
      sample: false,
      hidden: false,
    })
    const mine = await api.must('getOwnReview', { params })
    expect(mine).toMatchObject({ canReview: false, reason: 'already_reviewed', review: after.items[0] })

    const admin = await administrator(backend)
    await admin.must('rejectOrder', {
      params: of(orderId),
      body: { reason: 'The picture shows a trademark.' },
    })
    await expect
      .poll(async () => (await guest(backend).must('listReviews', { params })).summary.count, {
        timeout: 20_000,
      })
      .toBe(before.summary.count)
    const seen = await admin.must('listReviews', { params })
    expect(seen.items[0]).toMatchObject({ id: after.items[0]?.id, verified: false, hidden: true })
    expect(
      await admin.call('setReviewVisibility', {
        params: of(seen.items[0]?.id ?? ''),
        body: { hidden: false },
      }),
    ).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('is for who bought that case', async () => {
    const { api } = await newShopper(backend)
    const params = of('2')
    expect(await api.call('createReview', { params, body: good })).toMatchObject({
      status: 403,
      code: 'not_bought',
    })
    expect(await api.must('getOwnReview', { params })).toMatchObject({
      canReview: false,
      reason: 'not_bought',
    })
    expect(await api.call('createReview', { params: of('77777'), body: good })).toMatchObject({ status: 404 })
    expect(await api.call('getOwnReview', { params: of('no-such-case') })).toMatchObject({ status: 404 })
    const nobody = guest(backend)
    for (const answer of [
      await nobody.call('createReview', { params, body: good }),
      await nobody.call('getOwnReview', { params }),
    ])
      expect(answer).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('wants stars, a title and some words', async () => {
    const { api } = await newShopper(backend)
    const faults: [object, string][] = [
      [{ ...good, rating: 0 }, 'rating'],
      [{ ...good, rating: 3.5 }, 'rating'],
      [{ ...good, rating: '5' }, 'rating'],
      [{ ...good, title: '   ' }, 'title'],
      [{ ...good, title: 'x'.repeat(81) }, 'title'],
      [{ ...good, body: 'too short' }, 'body'],
      [{ ...good, body: 'x'.repeat(2001) }, 'body'],
      [{ ...good, body: 'A null \0 character' }, ''],
    ]
    for (const [body, field] of faults) {
      const answer = await api.call('createReview', { params: of('1'), body })
      expect(answer).toMatchObject({ status: 400, code: 'invalid_request' })
      if (!answer.ok && field) expect(Object.keys(answer.fields)).toContain(field)
    }
  })

  it('is moderated, kept as text, hidden and shown by administrators, and limited', async () => {
    const { shopper } = await placedOrder(stack, { product: 'eco' })
    const { api } = shopper
    const params = of('eco')
    for (const body of [
      'Cheaper at https://cases.example/deal today',
      'Write to me at terry@mail.example about it',
      'Ring 07700 900123 and ask for Terry',
      'This is a fucking disgrace of a case',
      'THIS BROKE WITHIN A WEEK AND NOBODY CARES',
      'Loooooooooove it so much, thanks',
    ]) {
      const answer = await api.call('createReview', { params, body: { ...good, body } })
      expect(answer).toMatchObject({ status: 422, code: 'content_rejected' })
      if (!answer.ok) expect(answer.error).toMatch(/^Please /)
    }
    const body = 'The <b>edge</b> <script>alert(1)</script> is raised,\n\n\n\nand "quoted" & done.'
    const made = await api.must('createReview', { params, body: { ...good, title: '<i>Neat</i>', body } })
    expect(made).toMatchObject({ title: '<i>Neat</i>', body: body.replace('\n\n\n\n', '\n\n') })

    const admin = await administrator(backend)
    const shown = async () =>
      (await guest(backend).must('listReviews', { params, query: { limit: 100 } })).items.some(
        ({ id }) => id === made.id,
      )
    expect(await shown()).toBe(true)
    const hidden = await admin.must('setReviewVisibility', {
      params: of(made.id),
      body: { hidden: true, reason: 'Off topic' },
    })
    expect(hidden).toMatchObject({ id: made.id, hidden: true })
    expect(await shown()).toBe(false)
    const seen = await admin.must('listReviews', { params, query: { limit: 100 } })
    expect(seen.items.find(({ id }) => id === made.id)).toMatchObject({ hidden: true })
    expect(seen.summary.count).toBe(seen.total - 1)
    expect((await api.must('getOwnReview', { params })).review).toMatchObject({ hidden: true })
    const [row] = await rows<{ hidden_by: string; hidden_reason: string }>(
      databaseUrl,
      'select hidden_by, hidden_reason from product_review where id = $1',
      [made.id],
    )
    expect(row).toEqual({ hidden_by: 'admin@caseloom.test', hidden_reason: 'Off topic' })
    await admin.must('setReviewVisibility', { params: of(made.id), body: { hidden: false } })
    expect(await shown()).toBe(true)

    const change = { params: of(made.id), body: { hidden: true } }
    expect(await api.call('setReviewVisibility', change)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await guest(backend).call('setReviewVisibility', change)).toMatchObject({ status: 401 })
    expect(await admin.call('setReviewVisibility', { params: of(made.id), body: {} })).toMatchObject({
      status: 400,
    })
    expect(
      await admin.call('setReviewVisibility', { params: of('prev_nothing'), body: { hidden: true } }),
    ).toMatchObject({ status: 404, code: 'not_found' })

    const flood = await Promise.all(
      Array.from({ length: 30 }, () => api.call('createReview', { params, body: good })),
    )
    const limited = flood.find(({ status }) => status === 429)
    expect(limited).toMatchObject({ code: 'rate_limited' })
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('in Medusa’s admin', () => {
  async function moderator() {
    const { token } = await merchandiser(backend)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    return async (path: string, change?: object) => {
      const told = await fetch(`${backend}/admin${path}`, {
        headers,
        ...(change && { method: 'POST', body: JSON.stringify(change) }),
      })
      return { status: told.status, body: (await told.json()) as Record<string, unknown> }
    }
  }

  it('reviews are found, hidden with a reason and shown again', async () => {
    expect((await fetch(`${backend}/admin/reviews`)).status).toBe(401)
    const ask = await moderator()
    const found = await ask('/reviews?q=LIGHTHOUSE&status=published')
    const [review] = found.body.reviews as { id: string; sample: boolean }[]
    expect(found.body).toMatchObject({ count: 1, offset: 0 })
    expect(review?.sample).toBe(true)
    const shown = async () =>
      (await guest(backend).must('listReviews', { params: of('snap'), query: { limit: 100 } })).items.some(
        ({ id }) => id === review?.id,
      )
    const path = `/reviews/${review?.id ?? ''}`
    expect((await ask(path, { hidden: true, reason: 'Names a person' })).body).toMatchObject({
      review: {
        standing: 'hidden',
        hidden_reason: 'Names a person',
        hidden_by: 'merchandiser@caseloom.test',
      },
    })
    expect(await shown()).toBe(false)
    expect((await ask(path, { hidden: false })).body).toMatchObject({ review: { standing: 'published' } })
    expect(await shown()).toBe(true)
    expect((await ask('/reviews?q=%25')).body).toMatchObject({ count: 0 })
    expect((await ask('/reviews?status=nonsense')).status).toBe(400)
    expect((await ask(path, {})).status).toBe(400)
    expect((await ask('/reviews/prev_nothing', { hidden: true })).status).toBe(404)
  })

  it('are found by every product that has some, however many products there are', async () => {
    await rows(
      databaseUrl,
      `insert into product (id, title, handle, status) select 'prod_many_' || n, 'AAA ' || n, 'many-' || n, 'draft'
       from generate_series(1, 250) n`,
    )
    try {
      const { products } = (await (await moderator())('/reviews?limit=1')).body as {
        products: { id: string }[]
      }
      const reviewed = await rows<{ id: string }>(
        databaseUrl,
        `select distinct p.id from product p join product_review r on r.product_id = p.id
         where r.deleted_at is null and p.deleted_at is null`,
      )
      expect(reviewed.length).toBeGreaterThan(0)
      expect(products.map(({ id }) => id).sort()).toEqual(reviewed.map(({ id }) => id).sort())
    } finally {
      await rows(databaseUrl, `delete from product where id like 'prod_many_%'`)
    }
  })
})

describe('with DEMO_DATA off', () => {
  it('no sample is shown or counted, and no demo login opens anything, even where its rows remain', async () => {
    await withoutDemoData(stack, async (origin) => {
      const api = guest(origin)
      const page = await api.must('listReviews', { params: of('flexi'), query: { limit: 100 } })
      expect(page).toMatchObject({ items: [], total: 0 })
      expect(page.summary).toEqual({ average: 0, count: 0, sample: false, histogram: [0, 0, 0, 0, 0] })
      const product = await api.must('getProduct', { params: of('flexi') })
      expect(product).toMatchObject({ rating: null, soldSample: false })
      // Other tests buy cases meanwhile: what is really sold counts in both.
      const [sample] = await rows<{ count: number }>(
        databaseUrl,
        `select s.count from sample_sale s join product p on p.id = s.product_id where p.handle = 'flexi'`,
      )
      expect(sample?.count).toBeGreaterThan(0)
      const soldAt = async (shop: string) =>
        (await guest(shop).must('getProduct', { params: of('flexi') })).soldCount ?? 0
      await expect
        .poll(async () => {
          const [all, real] = await Promise.all([soldAt(backend), soldAt(origin)])
          return all - real
        })
        .toBe(sample?.count)
      const admin = guest(origin)
      admin.token = (await administrator(backend)).token
      expect(await admin.must('listReviews', { params: of('flexi') })).toMatchObject({ total: 0 })
      // Nobody signs in there with a password that is published, whatever the database still holds.
      const body = { email: 'admin@caseloom.test', password: DEMO_PASSWORD }
      expect(await guest(origin).call('login', { body })).toMatchObject({ code: 'invalid_credentials' })
      await expect(merchandiser(origin)).rejects.toThrow('401')
    })
    expect((await guest(backend).must('listReviews', { params: of('flexi') })).total).toBeGreaterThan(0)
  })
})
