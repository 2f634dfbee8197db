import { createCipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isPolyglot } from './sniff'

/** Bytes as compressed pictures have them, the same ones each time. */
const noise = (bytes: number): Buffer =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(bytes))

describe('a picture in whose bytes a sign stands', () => {
  it('by chance is a picture', () => {
    const bytes = noise(4_000_000)
    for (let at = 1000; at < bytes.length; at += 1000) bytes.write('<sVg', at, 'latin1')
    expect(isPolyglot(bytes)).toBe(false)
    bytes.write('<svg ', 2_000_000, 'latin1')
    expect(isPolyglot(bytes)).toBe(false)
  })

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">',
    '<SVG\nonload=alert(document.cookie)>',
    '<svg/onload=alert(document.cookie)>',
    '<svg><a href="https://example.test">',
    '<ScRiPt>alert(1)',
    '<?php system($_GET["a"]);',
  ])('on purpose is something else: %j', (words) => {
    const bytes = noise(100_000)
    bytes.write(words, 50_000, 'latin1')
    expect(isPolyglot(bytes)).toBe(true)
  })

  it('at its very end is something else', () => {
    expect(isPolyglot(Buffer.concat([noise(1000), Buffer.from('<svg>')]))).toBe(true)
  })
})
