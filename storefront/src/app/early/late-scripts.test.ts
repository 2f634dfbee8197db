// @vitest-environment node
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { lateScripts } from './late-scripts'

const HEAD = '<html><head><script nonce="n">context</script></head>'
const PAGE = `${HEAD}<body class="a"><p>Zoë’s case</p><link rel="modulepreload" href="/a.js"/><script nonce="n" type="module" async="">run</script></body></html>`
const REST = '<script>"<link rel=\\"modulepreload\\""</script>'

async function through(chunks: (string | Buffer)[]): Promise<string> {
  const body = lateScripts('n')
  for (const chunk of chunks) body.write(chunk)
  body.end()
  return text(body)
}

describe('lateScripts', () => {
  it('finds them however the shell is cut, inside a letter too, and passes on what follows', async () => {
    const bytes = Buffer.from(PAGE + REST)
    for (const at of [1, bytes.indexOf('ë') + 1, bytes.indexOf('</body>') + 3, bytes.length - 5]) {
      const page = await through([bytes.subarray(0, at), bytes.subarray(at)])
      expect(page).toContain('<script nonce="n">context</script>')
      expect(page).toMatch(/<body class="a"><script nonce="n">\(function keepEarly\(/)
      expect(page).toContain('<p>Zoë’s case</p><link rel="later" href="/a.js"/>')
      expect(page).toContain('<script nonce="n" type="later">run</script>')
      expect(page).toMatch(
        /remove\(\)<\/script><\/body><\/html><script>"<link rel=\\"modulepreload\\""<\/script>$/,
      )
    }
  })

  it('sends what has no end as it is', async () => {
    expect(await through(['<html><body>cut'])).toBe('<html><body>cut')
  })
})
