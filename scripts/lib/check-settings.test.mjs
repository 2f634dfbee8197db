import { describe, expect, it } from 'vitest'
import { refuseFaultySettings } from './check-settings.mjs'

const secret = 'x'.repeat(32)
const good = {
  DATABASE_URL: 'postgres://localhost/caseloom',
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  FILE_SIGNING_SECRET: secret,
}

describe('settings, before anything is built', () => {
  it('pass where the backend would take them', async () => {
    await refuseFaultySettings(good)
  })
  it('fail with the backend’s own sentence, naming the setting', async () => {
    await expect(refuseFaultySettings({ ...good, PUBLIC_URL: 'shop' })).rejects.toThrow(
      'PUBLIC_URL must be a whole address',
    )
  })
})
