import { expect, test } from 'vitest'
import { draftOf, dropDraft, dropDrafts, keepDraft } from './form-draft'

test('a draft is its owner’s alone, and stays until it is dropped', () => {
  keepDraft('profile', 'ada', { name: 'Ada' })
  expect(draftOf('profile', 'bea')).toBeNull()
  expect(draftOf('profile', 'ada')).toEqual({ name: 'Ada' })
  expect(draftOf('profile', 'ada')).toEqual({ name: 'Ada' })
  dropDraft('profile')
  expect(draftOf('profile', 'ada')).toBeNull()
})

test('drafts of others go when somebody signs in', () => {
  keepDraft('profile', 'ada', 1)
  keepDraft('address', 'bea', 2)
  dropDrafts((owner) => owner !== 'bea')
  expect(draftOf('profile', 'ada')).toBeNull()
  expect(draftOf('address', 'bea')).toBe(2)
})
