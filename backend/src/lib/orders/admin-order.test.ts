import type { Provenance } from '@caseloom/ai-designs'
import { adminOrderDetailSchema, adminOrderSchema } from '@caseloom/contract'
import { describe, expect, it } from 'vitest'
import { presentAdminDetail, presentAdminOrder, type LinePrint } from './admin-order'
import { costsOf } from './costs'
import { approvalRow, bundleOf, submissionRow } from './order-fixture'

describe('the administrators’ list', () => {
  it('has the shape of the contract', () => {
    const row = presentAdminOrder(bundleOf())
    expect(adminOrderSchema.parse(row)).toEqual(row)
    expect(row).toMatchObject({
      customerName: 'Ada Byron',
      itemCount: 2,
      shippingMethod: 'Standard',
      totalValue: 29.8,
    })
  })
  it('calls a failed print by the name that /api has for it', () => {
    expect(
      presentAdminOrder(bundleOf({ approval: approvalRow({ status: 'fulfillment_failed' }) }))?.status,
    ).toBe('prodigi_failed')
  })
  it('leaves out an order that nobody was asked about', () => {
    expect(presentAdminOrder(bundleOf({ approval: null }))).toBeNull()
  })
})

describe('one order for a decision', () => {
  it('shows print file, payment, history and the printer’s words', () => {
    const design: Provenance = {
      prompt: 'A mermaid in a bikini',
      drawnBy: 'our built-in artist',
      aiGenerated: true,
      keepOut: 'people',
      caseText: null,
      flags: [
        { class: 'sexual', severity: 'warn', says: 'More skin than usual.' },
        { class: 'brand', severity: 'note', says: 'A fairy tale.' },
      ],
    }
    const print: LinePrint = {
      sku: 'GLOBAL-1',
      url: 'http://x/p.png',
      previewUrl: 'http://x/p.webp',
      effectiveDpi: 287,
      warnings: ['soft'],
      design,
    }
    const bundle = bundleOf({
      approval: approvalRow({ status: 'fulfillment_failed' }),
      submission: submissionRow({ prodigi_order_id: null, last_error: 'Prodigi answered 500' }),
    })
    const later = {
      id: '2',
      order_id: 'order_1',
      by: 'admin@x.test',
      reason: null,
      changes: null,
      created_at: new Date('2026-11-20T11:00Z'),
    }
    const history = [
      { ...later, from_status: 'processing', to_status: 'fulfillment_failed' } as const,
      {
        ...later,
        id: '1',
        from_status: null,
        to_status: 'pending_admin_approval',
        created_at: new Date(0),
      } as const,
    ]
    const detail = presentAdminDetail(bundle, {
      prints: new Map([['ordli_1', print]]),
      remarks: ['More skin than usual.'],
      history,
      costs: costsOf(bundle, null, false),
      links: { medusaUrl: null, prodigiUrl: null },
      cannotAsk: null,
    })
    expect(adminOrderDetailSchema.parse(detail)).toEqual(detail)
    expect(detail?.imageUrls).toHaveLength(2)
    expect(detail?.validItems[0]).toMatchObject({
      sku: 'GLOBAL-1',
      effectiveDpi: 287,
      warnings: ['soft', 'More skin than usual.'],
      design,
    })
    expect(detail?.validItems[1]).toMatchObject({ printFileUrl: null, sku: null, design: null })
    expect(detail?.payment).toEqual({
      status: 'authorised',
      amount: 29.8,
      authorisationExpiresAt: '2026-11-18T11:06:40.000Z',
    })
    expect(detail?.history.map(({ from, to }) => [from, to])).toEqual([
      [null, 'pending_admin_approval'],
      ['processing', 'prodigi_failed'],
    ])
    expect(detail?.prodigi).toMatchObject({
      orderId: null,
      status: null,
      issues: [{ says: 'Prodigi answered 500', advice: null, url: null }],
    })
  })
})
