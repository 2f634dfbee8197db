import { describe, expect, it } from 'vitest'
import { qrPicture } from './qr-picture'

/** The dark fields of a path, as rows of 1 and 0. */
function fields(path: string, size: number): number[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) (grid[Number(y)] ?? [])[at] = 1
  return grid
}

describe('the picture for an authenticator app', () => {
  const { size, path } = qrPicture('otpauth://totp/Caseloom:ada@example.com?secret=ABCDEFGH&issuer=Caseloom')

  it('is a square with a quiet zone of four on each side', () => {
    const grid = fields(path, size)
    for (const edge of [0, 1, 2, 3, size - 4, size - 1]) {
      expect(grid[edge]?.includes(1)).toBe(false)
      expect(grid.some((row) => row[edge] === 1)).toBe(false)
    }
  })

  it('has the three finders of a QR code, and nothing but its fields', () => {
    const grid = fields(path, size)
    const finder = (top: number, left: number) =>
      [0, 6].every((edge) => grid[top + edge]?.slice(left, left + 7).every((field) => field === 1))
    expect([finder(4, 4), finder(4, size - 11), finder(size - 11, 4)]).toEqual([true, true, true])
    expect(finder(size - 11, size - 11)).toBe(false)
    expect(path.replace(/M\d+ \d+h\d+v1H\d+z/g, '')).toBe('')
  })
})
