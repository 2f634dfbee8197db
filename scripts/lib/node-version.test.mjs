import { expect, it } from 'vitest'
import { nodeFault, nodeWarning } from './node-version.mjs'

it.each([
  ['20.18.3', 'linux', /needs Node 20\.19.*this is 20\.18\.3/],
  ['22.11.0', 'darwin', /needs Node/],
  ['22.12.0', 'win32', /does not run on Windows itself.*WSL 2.*docker compose up/],
])('Node %s on %s is refused with a sentence', (version, platform, sentence) => {
  expect(nodeFault({ version, platform })).toMatch(sentence)
})

it.each(['20.19.0', '22.12.0', '24.0.0'])('Node %s runs the shop', (version) => {
  expect(nodeFault({ version, platform: 'linux' })).toBe(null)
})

it('a shop that charges real cards is told when its Node is past its end of life', () => {
  expect(nodeWarning(true, '20.20.2')).toMatch(/Node 20\.20\.2 has had no security fixes.*Node 22/)
  expect([nodeWarning(false, '20.20.2'), nodeWarning(true, '22.12.0')]).toEqual([null, null])
})
