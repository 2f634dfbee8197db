import { MedusaError } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'
import { NOTHING_KEPT } from '../health/database-full'
import { NO_ROOM } from '../health/storage-away'
import { failure, FailureWithData } from './fail'
import { retryAfterOf, toFailure } from './to-failure'

describe('toFailure', () => {
  it('shows our own refusals', () => {
    expect(toFailure(failure('conflict', 'Somebody was quicker'))).toMatchObject({
      code: 'conflict',
      error: 'Somebody was quicker',
    })
    expect(toFailure(new MedusaError(MedusaError.Types.NOT_FOUND, 'Gone'))).toMatchObject({
      code: 'not_found',
    })
  })
  it('hands on what an error carries, be it a class or what a workflow makes of it', () => {
    const plain = { code: 'rate_limited', message: 'Later', data: { left: 0 }, retryAfterSeconds: 1.2 }
    expect(toFailure(plain)).toMatchObject({ code: 'rate_limited', data: { left: 0 } })
    expect(retryAfterOf(plain)).toBe(2)
    const made = new FailureWithData('Changed', 'price_changed', { lines: [] })
    expect(toFailure(made)).toMatchObject({ code: 'price_changed', data: { lines: [] } })
    expect(retryAfterOf(made)).toBeNull()
  })
  it('says that too little is left, where Medusa finds so when the cart is copied', () => {
    const { NOT_ALLOWED } = MedusaError.Types
    const short = new MedusaError(NOT_ALLOWED, 'Some variant', MedusaError.Codes.INSUFFICIENT_INVENTORY)
    for (const error of [short, { ...short, message: short.message }])
      expect(toFailure(error)).toMatchObject({
        code: 'conflict',
        error: 'There is not enough left of a case in your cart. Please lower its quantity, or remove it.',
      })
  })
  it('says that pictures can’t be kept where the disk is full, or takes no files', () => {
    const full = Object.assign(new Error("ENOSPC: no space left on device, write '/srv/files/a'"), {
      code: 'ENOSPC',
    })
    // A workflow hands on the words alone.
    for (const error of [full, { message: full.message }])
      expect(toFailure(error)).toMatchObject({ code: 'storage_full', error: NO_ROOM })
    const closed = Object.assign(new Error("EROFS: read-only file system, open '/srv/files/a'"), {
      code: 'EROFS',
    })
    expect(toFailure(closed)).toMatchObject({ code: 'not_ready', error: NO_ROOM })
  })
  it('says that nothing can be taken down where it is the database that has no room', () => {
    const words = 'could not extend file "base/16384/2619": No space left on device'
    for (const error of [Object.assign(new Error(words), { code: '53100' }), { message: words }])
      expect(toFailure(error)).toMatchObject({ code: 'not_ready', error: NOTHING_KEPT })
  })
  it('blames what the parsers could not read on the caller', () => {
    const parser = (fields: object) => Object.assign(new Error('raw words'), fields)
    expect(toFailure(parser({ type: 'entity.parse.failed', status: 400 }))).toMatchObject({
      code: 'invalid_request',
      error: 'The request is not valid JSON',
    })
    expect(toFailure(parser({ type: 'entity.too.large', status: 413 }))).toMatchObject({ code: 'too_large' })
    expect(toFailure(parser({ type: 'parameters.too.many', status: 413 }))).toMatchObject({
      code: 'too_large',
    })
    for (const unreadable of [
      parser({ code: 'Z_DATA_ERROR', status: 400, expose: true }),
      Object.assign(new URIError('Failed to decode param'), { status: 400 }),
    ])
      expect(toFailure(unreadable)).toMatchObject({
        code: 'invalid_request',
        error: 'The request could not be read',
      })
  })
  it('blames a date that the database has not on the caller', () => {
    const words = 'select 1 where a > $1 - date/time field value out of range: "0000-01-01"'
    for (const code of ['22007', '22008'])
      expect(toFailure(Object.assign(new Error(words), { code }))).toMatchObject({
        code: 'invalid_request',
        error: 'There is no such date',
      })
  })
  it('hides everything else', () => {
    expect(toFailure(new Error('select * from secret'))).toBeNull()
    expect(toFailure(Object.assign(new Error('a provider refused us'), { status: 400 }))).toBeNull()
    expect(toFailure(new MedusaError(MedusaError.Types.DB_ERROR, 'relation x'))).toBeNull()
  })
})
