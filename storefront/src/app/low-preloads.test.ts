// @vitest-environment node
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { lowPreloads } from './low-preloads'

const PAGE = '<html><body><p>Zoë’s case</p><link rel="modulepreload" href="/a.js"/></body></html>'
const LOW =
  '<html><body><p>Zoë’s case</p><link rel="modulepreload" fetchpriority="low" href="/a.js"/></body></html>'
const REST = '<script>"<link rel=\\"modulepreload\\""</script>'

async function through(chunks: (string | Buffer)[]): Promise<string> {
  const body = lowPreloads()
  for (const chunk of chunks) body.write(chunk)
  body.end()
  return text(body)
}

describe('lowPreloads', () => {
  it('finds them however the shell is cut, inside a letter too, and passes on what follows', async () => {
    const bytes = Buffer.from(PAGE + REST)
    for (const at of [1, bytes.indexOf('ë') + 1, bytes.indexOf('</body>') + 3, bytes.length - 5])
      expect(await through([bytes.subarray(0, at), bytes.subarray(at)])).toBe(LOW + REST)
  })

  it('sends what has no end as it is', async () => {
    expect(await through(['<html><body>cut'])).toBe('<html><body>cut')
  })
})
