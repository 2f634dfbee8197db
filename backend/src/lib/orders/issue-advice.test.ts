import { PART_CANCELLED } from '@caseloom/prodigi'
import { expect, it } from 'vitest'
import { adviceOnIssue, issuesForCustomer } from './issue-advice'

it('knows what Prodigi reports by the end of its code', () => {
  expect(adviceOnIssue('order.items.assets.FailedToDownloaded')).toContain('cancel the print')
  expect(adviceOnIssue('items.assets.NotDownloaded')).toContain('tries ten times')
  expect(adviceOnIssue('order.items.ItemUnavailable')).toContain('reject the order')
  expect(adviceOnIssue('RequiresPaymentAuthorisation')).toContain('approve it in its dashboard')
  expect(adviceOnIssue(PART_CANCELLED.code)).toContain('refund it')
})

it('invents no advice', () => {
  expect(adviceOnIssue('order.something.New')).toBeNull()
  expect(adviceOnIssue(null)).toBeNull()
})

it('tells a customer in the shop’s own words, each once', () => {
  const codes = [
    'order.items.assets.NotDownloaded',
    'order.items.ItemUnavailable',
    PART_CANCELLED.code,
    'RequiresPaymentAuthorisation',
    'order.something.New',
    null,
  ]
  const told = issuesForCustomer(codes.map((code) => ({ code })))
  expect(told).toEqual([
    'The printer is still fetching your print file',
    'The printer is out of this case just now, and we are seeing to it',
    'A part of your order could not be made: we send it anew or refund it',
    'The printer has a question for us, and we are seeing to it',
  ])
  expect(issuesForCustomer([])).toEqual([])
})
