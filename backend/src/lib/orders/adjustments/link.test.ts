import { describe, expect, it } from 'vitest'
import { loggedAddress } from '../../http/access-log'
import { adjustmentToken, isOurs, markOf, readAdjustmentToken } from './link'

const row = { id: 'apad_01K9Z3Q8B2W4V6X8Y0A1C3E5G7', deadline: new Date('2026-11-25T09:00:00Z') }
const token = adjustmentToken(row, 'secret')
const expires = row.deadline.getTime() / 1000
/** Whether a text opens the change, of which these links were mailed. */
function opens(text: string, secret: string, mailed: string[] = []): boolean {
  const link = readAdjustmentToken(text)
  return link !== null && isOurs(link, secret, mailed)
}
const marks = (text: string): string[] => {
  const link = readAdjustmentToken(text)
  return link ? [markOf(link)] : []
}

describe('the link of a change', () => {
  it('carries which change it is, and until when', () => {
    expect(readAdjustmentToken(token)).toMatchObject({ id: row.id, expires })
    expect(opens(token, 'secret')).toBe(true)
  })

  it('opens in its former spelling too', () => {
    const [, , signature = ''] = token.split('.')
    const mailed = `${row.id}.${expires}.${Buffer.from(signature, 'hex').toString('base64url')}`
    expect(opens(mailed, 'secret')).toBe(true)
    expect(opens(mailed, 'another secret')).toBe(false)
    expect(marks(mailed)).toEqual(marks(token))
  })

  it('opens with another secret too once it was mailed, and nothing else does', () => {
    const later = adjustmentToken(row, 'another secret')
    expect(opens(token, 'another secret')).toBe(false)
    expect(opens(token, 'another secret', marks(token))).toBe(true)
    expect(opens(later, 'a third secret', marks(token))).toBe(false)
    expect(opens(later, 'a third secret', [...marks(token), ...marks(later)])).toBe(true)
    const other = adjustmentToken({ ...row, id: row.id.replace(/7$/, '8') }, 'secret')
    expect(opens(other, 'another secret', marks(token))).toBe(false)
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
    for (const each of forged) expect(opens(each, 'secret', marks(token)), each).toBe(false)
  })
})
