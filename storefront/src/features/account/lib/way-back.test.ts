import { expect, test } from 'vitest'
import { wayBack } from './way-back'

const SHOP = 'https://shop.example'
const HOST = 'evil.example'
/** Sixty ways to name another site, or a program, where a path of the shop is asked for. */
const ELSEWHERE = [
  `https://${HOST}`,
  `http://${HOST}/`,
  `HTTPS://${HOST}`,
  `//${HOST}`,
  `///${HOST}`,
  `////${HOST}`,
  `/\\${HOST}`,
  `\\\\${HOST}`,
  `\\/${HOST}`,
  `/\\/${HOST}`,
  `/\t/${HOST}`,
  `/\n/${HOST}`,
  `/\r\n/${HOST}`,
  `\t//${HOST}`,
  ` //${HOST}`,
  `\u0000//${HOST}`,
  `\u00a0//${HOST}`,
  `/\u0000/${HOST}`,
  `/..//${HOST}`,
  `/.//${HOST}`,
  `/a/..//${HOST}`,
  `/%2e%2e//${HOST}`,
  `/a/%2e%2e//${HOST}`,
  `%2f%2f${HOST}`,
  `/%2f${HOST}`,
  `/%2f%2f${HOST}`,
  `/%5c${HOST}`,
  `/%09/${HOST}`,
  `/%0d%0aLocation:%20https://${HOST}`,
  `%252f%252f${HOST}`,
  `https:${HOST}`,
  `https:/${HOST}`,
  `https:///${HOST}`,
  `https:\\\\${HOST}`,
  `http:\t//${HOST}`,
  `h\nttps://${HOST}`,
  `javascript:alert(1)`,
  `JaVaScRiPt:alert(1)`,
  `java\tscript:alert(1)`,
  `\u0001javascript:alert(1)`,
  `javascript://shop.example/%0aalert(1)`,
  `data:text/html,<script>alert(1)</script>`,
  `vbscript:msgbox(1)`,
  `blob:https://${HOST}/1`,
  `file:///etc/passwd`,
  `ftp://${HOST}`,
  `mailto:a@${HOST}`,
  `https://shop.example.${HOST}`,
  `https://shop.example@${HOST}`,
  `https://${HOST}#shop.example`,
  `https://${HOST}?shop.example`,
  `https://${HOST}\\@shop.example`,
  `//shop.example@${HOST}`,
  `//shop.example:80@${HOST}`,
  `https://shop。example.${HOST}`,
  `//${HOST}/%2f..`,
  `//[::1]`,
  `//2130706433`,
  `.${HOST}`,
  `@${HOST}`,
]

test('there are sixty', () => expect(new Set(ELSEWHERE).size).toBe(60))

test.each(ELSEWHERE)('%j leads nowhere else, as parameter or as state', (payload) => {
  const ways = [
    wayBack(`?redirect=${encodeURIComponent(payload)}`, null),
    wayBack(`?redirect=${payload}`, null),
    wayBack('', { from: payload }),
    wayBack('', { from: { pathname: payload, search: '' } }),
    wayBack('', { from: { pathname: '/', search: payload } }),
  ]
  for (const way of ways) {
    expect(way.startsWith('/')).toBe(true)
    const { origin, pathname } = new URL(way, SHOP)
    expect(origin).toBe(SHOP)
    // Nor once a router has made its short form of it.
    expect(new URL(pathname, SHOP).origin).toBe(SHOP)
  }
})
