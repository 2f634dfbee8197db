import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noteExpiry } from './form-draft'
import { useExpiryDraft } from './use-expiry-draft'

const form = (typed: string | null, always?: () => boolean) =>
  renderHook(() => useExpiryDraft('a form', 'cus_1', () => typed, always))
const found = () => {
  const { result, unmount } = form(null)
  unmount()
  return result.current
}

it('what was typed is there again after a session ran out, and not after the form was left', () => {
  form('Ada').unmount()
  expect(found()).toBeNull()
  const left = form('Ada')
  noteExpiry()
  left.unmount()
  expect(found()).toBe('Ada')
  expect(found()).toBeNull()
})

it('is kept by a form that is only looked away from, as long as it wishes that', () => {
  form('Ada', () => true).unmount()
  expect(found()).toBe('Ada')
  form(null, () => true).unmount()
  expect(found()).toBeNull()
  let signedIn = true
  const left = form('Ada', () => signedIn)
  signedIn = false
  left.unmount()
  expect(found()).toBeNull()
})
