import { describe, expect, it } from 'vitest'
import { loggedAddress } from '../../http/access-log'
import { adjustmentToken, readAdjustmentToken } from './link'

const row = { id: 'apad_01K9Z3Q8B2W4V6X8Y0A1C3E5G7', deadline: new Date('2026-11-25T09:00:00Z') }
const token = adjustmentToken(row, 'secret')

describe('the link of a change', () => {
  it('carries which change it is, and until when', () => {
    expect(readAdjustmentToken(token, 'secret')).toEqual({ id: row.id, expires: row.deadline })
  })

  it('opens in its former spelling too', () => {
    const [id, expires, signature = ''] = token.split('.')
    const mailed = `${id}.${expires}.${Buffer.from(signature, 'hex').toString('base64url')}`
    expect(readAdjustmentToken(mailed, 'secret')).toEqual({ id: row.id, expires: row.deadline })
    expect(readAdjustmentToken(mailed, 'another secret')).toBeNull()
  })

  it('stands in no log whole, whatever its signature', () => {
    for (let turn = 0; turn < 500; turn += 1) {
      const link = adjustmentToken(row, `secret ${turn}`)
      const [id = '', expires = ''] = link.split('.')
      expect(loggedAddress(`/api/order/adjustments/${link}`)).toBe(
        `/api/order/adjustments/${id}.${expires}.…`,
      )
    }
  })

  it('is refused where anything of it is another’s', () => {
    const [id = '', expires = '', signature = ''] = token.split('.')
    const forged = [
      adjustmentToken(row, 'another secret'),
      `${id.slice(0, -1)}8.${expires}.${signature}`,
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.${expires}.${signature.slice(0, -1)}`,
      `${id}.${expires}.`,
      `${token}x`,
      '',
    ]
    for (const each of forged) expect(readAdjustmentToken(each, 'secret')).toBeNull()
  })
})
