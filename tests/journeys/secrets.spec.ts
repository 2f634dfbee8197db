import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { storefrontDir } from '../../scripts/lib/paths.mjs'
import { SECRET } from '../support/backend-env'
import { loggedText } from '../support/log-lines'
import { journeyStack } from '../support/journey-stack'
import { secretsIn } from '../support/secret-signs'

const stack = journeyStack()
const own = [stack.webhookSecret, stack.metricsToken, SECRET, stack.databaseUrl]
const client = path.join(storefrontDir, 'build', 'client')

test('neither what browsers are sent nor what is logged holds a secret, and no source is sent with it', async () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const texts = files.filter((name) => /\.(js|css|html|json|svg|txt|webmanifest)$/.test(name))
  expect(texts.length).toBeGreaterThan(50)
  for (const name of texts) {
    const text = readFileSync(path.join(client, name), 'utf8')
    expect(secretsIn(text, own), name).toEqual([])
    expect(text, name).not.toMatch(/[#@] sourceMappingURL=(?!data:)/)
  }
  const [script = ''] = texts.filter((name) => name.endsWith('.js'))
  expect((await fetch(`${stack.shop}/${script}`)).status).toBe(200)
  expect((await fetch(`${stack.shop}/${script}.map`)).status).toBe(404)

  for (const address of [
    `${stack.backend}/api/openapi.json`,
    `${stack.backend}/api/docs`,
    `${stack.backend}/api/health/ready`,
    `${stack.backend}/api/shop`,
    `${stack.backend}/api/nothing-here`,
    `${stack.backend}/app`,
    `${stack.shop}/`,
    `${stack.shop}/manifest.webmanifest`,
  ])
    expect(secretsIn(await (await fetch(address)).text(), own), address).toEqual([])
  // All that the journeys before this one had logged. Where a line of code stands is no secret in a log.
  const logged = loggedText(stack).replace(/\/(?:home|root|work|Users)\/[\w./-]+/g, '')
  expect(logged.length).toBeGreaterThan(1000)
  expect(secretsIn(logged, own)).toEqual([])
})
