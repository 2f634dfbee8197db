import { expect, it } from 'vitest'
import { adviceOnIssue } from './issue-advice'

it('knows what Prodigi reports by the end of its code', () => {
  expect(adviceOnIssue('order.items.assets.FailedToDownloaded')).toContain('cancel the print')
  expect(adviceOnIssue('items.assets.NotDownloaded')).toContain('tries ten times')
  expect(adviceOnIssue('order.items.ItemUnavailable')).toContain('reject the order')
  expect(adviceOnIssue('RequiresPaymentAuthorisation')).toContain('approve it in its dashboard')
})

it('invents no advice', () => {
  expect(adviceOnIssue('order.something.New')).toBeNull()
  expect(adviceOnIssue(null)).toBeNull()
})
