import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readEnv } from './settings'
import { derive } from './settings/derive'
import { schema } from './settings/schema'
import { leastSettings as base } from './settings/settings-fixture'

const secret = base.JWT_SECRET

describe('readEnv', () => {
  it('runs on the sandbox when no key is given', () => {
    const env = readEnv(base)
    expect([env.stripe.mode, env.prodigi.mode, env.mail.mode, env.images.provider]).toEqual([
      'sandbox',
      'sandbox',
      'sandbox',
      'embedded',
    ])
  })

  it('asks administrators for a second factor where it has a key for them, or says so', () => {
    const days = (given: Record<string, string>) => readEnv({ ...base, ...given }).adminFactorDays
    expect(days({})).toBeNull()
    expect(days({ MFA_ENCRYPTION_KEY: secret })).toBe(7)
    expect(days({ MFA_ENCRYPTION_KEY: secret, ADMIN_SECOND_FACTOR_DAYS: 'never' })).toBeNull()
    expect(days({ ADMIN_SECOND_FACTOR_DAYS: '0' })).toBe(0)
    for (const wrong of ['-1', '1.5', '366', 'soon'])
      expect(() => days({ ADMIN_SECOND_FACTOR_DAYS: wrong })).toThrow(
        'ADMIN_SECOND_FACTOR_DAYS must be never, or a whole number of days from 0 to 365.',
      )
  })

  it('finds the stand-ins elsewhere, and never speaks to them with a real key', () => {
    const places = {
      ...base,
      SANDBOX_STRIPE_URL: 'http://sandbox:9101',
      SANDBOX_PRODIGI_URL: 'http://sandbox:9102',
    }
    const played = readEnv(places)
    expect(played.stripe.apiBase).toBe('http://sandbox:9101')
    expect(played.prodigi).toMatchObject({
      baseUrl: 'http://sandbox:9102/v4.0',
      carrierStatusUrl: 'http://sandbox:9102/carrier',
    })
    const real = derive(schema.parse({ ...places, STRIPE_API_KEY: 'sk_live_1', PRODIGI_API_KEY: 'key' }))
    expect(real.stripe.apiBase).toBeUndefined()
    expect(real.prodigi).toMatchObject({ baseUrl: 'https://api.prodigi.com/v4.0' })
    expect(real.prodigi.carrierStatusUrl).toBeUndefined()
  })

  it('listens at one address of its machine, if it is told so, and by no name that a shell has', () => {
    const at = (given: object) => readEnv({ ...base, ...given }).BIND_ADDRESS
    expect([at({ HOST: 'desk' }), at({ BIND_ADDRESS: '' })]).toEqual([undefined, undefined])
    expect([at({ BIND_ADDRESS: '127.0.0.1' }), at({ BIND_ADDRESS: '::1' })]).toEqual(['127.0.0.1', '::1'])
    expect(() => at({ BIND_ADDRESS: 'desk' })).toThrow('BIND_ADDRESS must be an address of this machine')
  })

  it('knows its own servers by address or network', () => {
    const { TRUSTED_PROXIES } = readEnv({ ...base, TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,' })
    expect(TRUSTED_PROXIES).toEqual(['loopback', '10.0.0.0/8'])
    expect(readEnv(base).TRUSTED_PROXIES).toEqual(['loopback'])
    expect(readEnv({ ...base, OUTER_PROXIES: '203.0.113.0/24 2001:db8::/32' }).TRUSTED_PROXIES).toEqual([
      ...['loopback', '203.0.113.0/24', '2001:db8::/32'],
    ])
    expect(() => readEnv({ ...base, OUTER_PROXIES: '203.0.113.0/24,198.51.100.0/24' })).toThrow(
      /OUTER_PROXIES must be addresses or networks with spaces between/,
    )
    expect(() => readEnv({ ...base, TRUSTED_PROXIES: 'loopback, 10.0.0.0/99' })).toThrow(
      /TRUSTED_PROXIES must be addresses or networks/,
    )
  })

  it('names every faulty setting at once', () => {
    expect(() => readEnv({ ...base, DATABASE_URL: 'mysql://x', JWT_SECRET: 'short', PORT: 'abc' })).toThrow(
      /PORT[\s\S]*DATABASE_URL[\s\S]*JWT_SECRET/,
    )
  })

  it.each([
    ['STRIPE_SECRET_KEY', 'STRIPE_API_KEY', 'sk_test_x'],
    ['STRIPE_PUBLIC_KEY', 'STRIPE_PUBLISHABLE_KEY', 'pk_test_x'],
  ])('does not pass over %s in silence', (name, right, good) => {
    expect(() => readEnv({ ...base, [name]: 'sk_live_x' })).toThrow(
      `${name} is called ${right} here: rename it.`,
    )
    expect(() => readEnv({ ...base, [name]: '' })).not.toThrow()
    expect(() =>
      readEnv({ ...base, [name]: 'x', [right]: good, STRIPE_WEBHOOK_SECRET: 'whsec_own' }),
    ).not.toThrow()
  })

  it('treats an empty setting as absent', () => {
    expect(readEnv({ ...base, STRIPE_API_KEY: '' }).stripe.mode).toBe('sandbox')
  })

  it('leaves the sandbox as soon as a key is given', () => {
    const env = readEnv({
      ...base,
      STRIPE_API_KEY: 'sk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_own',
      OPENAI_API_KEY: 'k',
    })
    expect(env.stripe).toMatchObject({ mode: 'test', apiBase: undefined })
    expect(env.images).toEqual({ provider: 'openai', mode: 'live' })
  })

  it.each(['http://localhost:9103/v1', 'http://proxy:9103/v1'])(
    'takes whoever draws at %s without a key for a stand-in',
    (OPENAI_BASE_URL) => {
      const mode = (given: object) => readEnv({ ...base, OPENAI_BASE_URL, ...given }).images.mode
      expect([mode({}), mode({ OPENAI_API_KEY: 'k' })]).toEqual(['sandbox', 'live'])
    },
  )

  it.each([
    [{}, 'https://b.s3.eu-west-2.amazonaws.com'],
    [{ S3_REGION: 'us-east-1' }, 'https://b.s3.us-east-1.amazonaws.com'],
    [{ S3_ENDPOINT: 'http://localhost:9000/' }, 'http://localhost:9000/b'],
    [{ S3_ENDPOINT: 'https://s3.example', S3_PATH_STYLE: 'false' }, 'https://b.s3.example'],
    [{ S3_FILE_URL: 'https://files.example' }, 'https://files.example'],
  ])('finds the files of a bucket with %o at %s', (given, url) => {
    expect(readEnv({ ...base, S3_BUCKET: 'b', ...given }).S3_FILE_URL).toBe(url)
    expect(readEnv({ ...base, ...given, S3_BUCKET: '' }).S3_FILE_URL).toBe(
      'S3_FILE_URL' in given ? url : undefined,
    )
  })

  it.each([
    [undefined, 'GB 999 9999 73 (placeholder)'],
    ['none', null],
    ['gb123456789', 'GB 123 4567 89'],
    ['XI 123 4567 89 001', 'XI 123 4567 89 001'],
  ])('reads the VAT number %s as %s', (VAT_NUMBER, read) => {
    expect(readEnv({ ...base, VAT_NUMBER }).vatNumber).toBe(read)
    expect(() => readEnv({ ...base, VAT_NUMBER: '12' })).toThrow(/VAT_NUMBER must read like GB 123 4567 89/)
  })

  it('refuses a live key on demo settings, with a reason for each', () => {
    expect(() => readEnv({ ...base, STRIPE_API_KEY: 'sk_live_abc' })).toThrow(
      /STRIPE_WEBHOOK_SECRET[\s\S]*DEMO_DATA[\s\S]*PUBLIC_URL[\s\S]*PRODIGI_API_KEY[\s\S]*SMTP_URL[\s\S]*brand\.ts/,
    )
  })

  it('refuses a live key beside the keys that everybody can read in docker-compose.yml', () => {
    const live = { ...base, STRIPE_API_KEY: 'sk_live_abc' }
    const composed = {
      ...live,
      DATABASE_URL: 'postgres://caseloom:caseloom@postgres:5432/caseloom',
      S3_BUCKET: 'caseloom',
      S3_ACCESS_KEY_ID: 'caseloom',
      S3_SECRET_ACCESS_KEY: 'caseloom-files',
    }
    expect(() => readEnv(composed)).toThrow(
      /POSTGRES_PASSWORD must be your own[\s\S]*S3_SECRET_ACCESS_KEY must be/,
    )
    const own = {
      ...composed,
      DATABASE_URL: 'postgres://user:word@postgres:5432/caseloom',
      S3_SECRET_ACCESS_KEY: 'own',
    }
    const embedded = { ...live, DATABASE_URL: 'postgres://caseloom:caseloom@localhost:9432/caseloom' }
    for (const safe of [own, embedded]) expect(() => readEnv(safe)).toThrow(/^(?!.*must be your own)/s)
    expect(() => readEnv({ ...composed, STRIPE_API_KEY: '' })).not.toThrow()
  })

  it('means by a copied .env.example what it means without', () => {
    const example = parseEnv(readFileSync(path.join(__dirname, '../../.env.example'), 'utf8'))
    expect(readEnv({ ...example, ...base })).toEqual(readEnv(base))
  })

  it.each([
    ['STRIPE_API_BASE', 'it is where the shop sends its key and every payment'],
    ['PRODIGI_BASE_URL', 'a stand-in prints nothing that was paid for'],
    ['CARRIER_STATUS_URL', 'a stand-in makes up when parcels arrive'],
  ])('refuses real payments while %s leads to a stand-in', (name, why) => {
    const live = { ...base, STRIPE_API_KEY: 'sk_live_abc', PRODIGI_API_KEY: 'k' }
    for (const url of ['http://localhost:9102/v4.0', 'https://LocalHost/x', 'http://proxy.example'])
      expect(() => readEnv({ ...live, [name]: url })).toThrow(
        `${name} must be left out, or an https address of another machine, with a live Stripe key: ${why}.`,
      )
    for (const url of ['', 'https://proxy.example/v4.0'])
      expect(() => readEnv({ ...live, [name]: url })).toThrow(/^(?!.*must be left out)/s)
    const tried = { STRIPE_API_KEY: '', PRODIGI_API_KEY: '', [name]: 'http://localhost:9102' }
    expect(() => readEnv({ ...live, ...tried })).not.toThrow()
  })

  /** Prints are wanted, whoever pays. */
  const meant = { PRODIGI_BASE_URL: 'https://api.prodigi.com/v4.0', DEMO_DATA: 'false' }
  it('does not print for real while Prodigi cannot fetch the print files', () => {
    const live = { ...base, ...meant, PRODIGI_API_KEY: 'k' }
    expect(() => readEnv(live)).toThrow(/BACKEND_PUBLIC_URL must be reached from outside/)
    const { notReady } = readEnv({ ...live, BACKEND_PUBLIC_URL: 'https://api.shop.example' })
    expect(notReady.map(({ reason }) => reason).join()).not.toContain('fetch print files')
    const tried = { ...live, PRODIGI_BASE_URL: 'https://api.sandbox.prodigi.com/v4.0' }
    expect(readEnv(tried).notReady).toMatchObject([{ name: 'prodigi' }])
  })

  const reached = { ...base, BACKEND_PUBLIC_URL: 'https://api.shop.example', PRODIGI_API_KEY: 'k' }
  it('refuses real payments beside Prodigi’s test mode, which prints nothing', () => {
    const paid = { ...reached, STRIPE_API_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_own' }
    expect(() => readEnv({ ...paid, PRODIGI_BASE_URL: 'https://api.sandbox.prodigi.com/v4.0/' })).toThrow(
      'PRODIGI_BASE_URL must not be Prodigi’s test mode with a live Stripe key',
    )
    expect(() => readEnv(paid)).toThrow(/^(?!.*PRODIGI_)/s)
  })

  it.each([{}, { STRIPE_API_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_own' }])(
    'prints for real what nobody pays for with %o only where that is written out, and says so',
    (stripe) => {
      const unpaid = { ...reached, ...stripe }
      expect(() => readEnv({ ...unpaid, DEMO_DATA: 'false' })).toThrow(
        /PRODIGI_BASE_URL must be given with a live Prodigi key while STRIPE_API_KEY is not live.*https:\/\/api\.prodigi\.com\/v4\.0 prints/,
      )
      expect(() => readEnv({ ...unpaid, ...meant, DEMO_DATA: 'true' })).toThrow(
        'DEMO_DATA must be false with a live Prodigi key',
      )
      const tried = { ...unpaid, PRODIGI_BASE_URL: 'https://api.sandbox.prodigi.com/v4.0' }
      expect(readEnv(tried).notReady).toEqual([])
      expect(readEnv({ ...unpaid, ...meant }).notReady).toEqual([
        {
          name: 'prodigi',
          reason:
            'Prodigi prints and ships for real while nobody pays for real: set PRODIGI_BASE_URL to its test mode, or a live STRIPE_API_KEY',
        },
      ])
    },
  )

  it.each([
    ['SMTP_URL', 'smtp://user:pass/word@mail.example:587'],
    ['SMTP_URL', 'smtps://user:100%@mail.example'],
    ['DATABASE_URL', 'postgres://user:pass#word@db.example:5432/shop'],
    ['REDIS_URL', 'redis://:pass/word@redis.example'],
  ])('says how the password of %s is written: %s', (name, url) => {
    expect(() => readEnv({ ...base, [name]: url })).toThrow(
      `${name} must be a whole address: write special characters of its password as %2F (/), %23 (#)`,
    )
    expect(() => readEnv({ ...base, [name]: url.replace(/[/#%](word)?@/, '%2F@') })).not.toThrow()
  })

  it('takes a slash off the end of addresses that paths are put behind', () => {
    const shop = readEnv({
      ...base,
      PUBLIC_URL: 'https://shop.example/',
      BACKEND_PUBLIC_URL: 'https://api.shop.example//',
      PRODIGI_BASE_URL: 'http://localhost:9102/v4.0/',
      S3_FILE_URL: 'https://files.example/shop/',
      OIDC_ISSUER: 'https://id.example/',
      OIDC_CLIENT_ID: 'shop',
      DEMO_DATA: 'false',
    })
    expect(shop).toMatchObject({
      PUBLIC_URL: 'https://shop.example',
      BACKEND_PUBLIC_URL: 'https://api.shop.example',
      S3_FILE_URL: 'https://files.example/shop',
      prodigi: { baseUrl: 'http://localhost:9102/v4.0' },
      // A sign-in's issuer is compared by every letter.
      OIDC_ISSUER: 'https://id.example/',
    })
  })

  it('says that mails would come from a placeholder', () => {
    const real = { ...base, SMTP_URL: 'smtp://mail.example' }
    expect(readEnv(real).notReady).toMatchObject([{ name: 'mail' }])
    expect(readEnv({ ...real, MAIL_FROM: 'Shop <hello@shop.example>' }).notReady).toEqual([])
    expect(readEnv(base).notReady).toEqual([])
  })

  it.each([
    ['Shop', false],
    ['Shop <hello>', false],
    ['Shop hello@shop.example', false],
    ['hello@shop.example', true],
    ['"Shop, of Leeds" <hello@shop.example>', true],
    ['"Shop @ Leeds" <hello@shop.example>', true],
    ['hello@shop.example (Shop)', true],
  ])('mails may come from %s: %s', (MAIL_FROM, may) => {
    const read = () => readEnv({ ...base, MAIL_FROM }).MAIL_FROM
    if (may) expect(read()).toBe(MAIL_FROM)
    else expect(read).toThrow('MAIL_FROM must be an e-mail address, such as hello@shop.example')
  })

  it.each([
    ['http://localhost:3000', 'true', false],
    ['http://127.0.0.1:3000', 'true', false],
    ['https://shop.example', 'false', false],
    ['https://shop.example', 'true', true],
    ['http://192.168.1.5:3000', 'true', true],
  ])('at %s with DEMO_DATA=%s says that its logins are everybody’s: %s', (PUBLIC_URL, DEMO_DATA, warned) => {
    const { notReady } = readEnv({ ...base, PUBLIC_URL, DEMO_DATA })
    expect(notReady.map(({ name }) => name)).toEqual(warned ? ['demo-data'] : [])
  })

  it.each([
    [{ STRIPE_API_KEY: 'sk_test_abc' }, /STRIPE_WEBHOOK_SECRET must be/],
    [{ IMAGE_PROVIDER: 'openai' }, /OPENAI_API_KEY is missing/],
    [
      { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' },
      /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together/,
    ],
  ])('wants what belongs to %o', (given, sentence) => {
    expect(() => readEnv({ ...base, ...given })).toThrow(sentence)
  })

  it.each([
    [{ PORT: '70000' }, 'PORT must be a port between 1 and 65535.'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be a whole address such as https://shop.example.'],
    [{ PRODIGI_BASE_URL: 'x' }, 'PRODIGI_BASE_URL must be a whole address such as https://shop.example.'],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL must be a redis:// or rediss:// address.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an smtp:// or smtps:// address.\n'],
    [
      { STRIPE_API_KEY: 'pk_live_a' },
      'STRIPE_API_KEY must be a secret or a restricted key, such as sk_test_x or rk_live_x.',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_a, we_1' },
      'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint, whsec_x, or two with a comma between them.',
    ],
    [
      { STRIPE_PUBLISHABLE_KEY: 'sk_test_a' },
      'STRIPE_PUBLISHABLE_KEY must be the publishable key, pk_test_x or pk_live_x.',
    ],
    [
      { PAYMENT_MARKS: 'VISA,COWRIES' },
      'PAYMENT_MARKS must be some of VISA, MC, AMEX, PP, APPLE PAY, GOOGLE PAY.',
    ],
    [{ STRIPE_CAPTURE: 'later' }, 'STRIPE_CAPTURE must be one of manual, on_payment.'],
    [{ ADJUSTMENT_DAYS: '0' }, 'ADJUSTMENT_DAYS must be a number of days such as 3.'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be true or false.'],
    [{ SERVICE_WORKER: 'OFF' }, 'SERVICE_WORKER must be one of on, off.'],
    [{ PRODIGI_STAGE_SECONDS: 'abc' }, 'PRODIGI_STAGE_SECONDS must be a number of seconds from 0 to 86400.'],
    [
      { IMAGE_QUALITY: 'best' },
      'IMAGE_QUALITY must be one of auto, low, medium, high, xhigh, max, standard, hd.',
    ],
    [{ IMAGE_SIZE: '5x5' }, 'IMAGE_SIZE must read like 1152x1920.'],
    [{ SANDBOX_SMTP_URL: 'localhost:9125' }, 'SANDBOX_SMTP_URL must be an smtp:// or smtps:// address.'],
  ])('says what is wrong with %o', (given, sentence) => {
    expect(() => readEnv({ ...base, ...given })).toThrow(sentence)
  })

  it('takes of pictures what OpenAI draws where it is the one to draw them, and what they like of other servers', () => {
    const openai = { ...base, OPENAI_API_KEY: 'sk-x' }
    const good = ['1024x1024', '1152x1920', '3840x2160', '2160x3840', '768x2304'].map((IMAGE_SIZE) => ({
      IMAGE_SIZE,
    }))
    for (const given of [...good, { IMAGE_QUALITY: 'xhigh' }, { IMAGE_QUALITY: 'max' }])
      expect(() => readEnv({ ...openai, ...given }), JSON.stringify(given)).not.toThrow()
    const wrong = ['1000x1600', '1152x1921', '640x1936', '3856x1600', '3840x2176', '576x960']
    const sizes = wrong.map((IMAGE_SIZE) => ({ IMAGE_SIZE }))
    for (const given of [...sizes, { IMAGE_QUALITY: 'hd' }]) {
      const [[name, value] = []] = Object.entries(given)
      const sentence = new RegExp(`${name} must be .*OpenAI .* ${value}`)
      expect(() => readEnv({ ...openai, ...given }), value).toThrow(sentence)
      const there = { ...openai, OPENAI_BASE_URL: 'https://api.openai.com/v1' }
      expect(() => readEnv({ ...there, ...given }), value).toThrow(sentence)
      expect(() => readEnv({ ...openai, OPENAI_BASE_URL: 'https://ai.example/v1', ...given })).not.toThrow()
      expect(() => readEnv({ ...base, ...given })).not.toThrow()
    }
  })

  it.each([
    [{ IMAGE_MODEL: 'gpt-image-1.5' }, 'gpt-image-1.5 draws no 1152x1920'],
    [{ IMAGE_MODEL: 'gpt-image-2', IMAGE_QUALITY: 'max' }, 'gpt-image-2 does not know max'],
  ])('refuses of an older model what the later ones draw: %o', (given, sentence) => {
    const openai = { ...base, OPENAI_API_KEY: 'sk-x' }
    expect(() => readEnv({ ...openai, ...given })).toThrow(sentence)
    const fitting = { IMAGE_MODEL: given.IMAGE_MODEL, IMAGE_SIZE: '1024x1536', IMAGE_QUALITY: 'high' }
    expect(() => readEnv({ ...openai, ...fitting })).not.toThrow()
    expect(() => readEnv({ ...openai, IMAGE_MODEL: 'another-model', IMAGE_QUALITY: 'max' })).not.toThrow()
  })

  it('reads what the cart says of paying', () => {
    expect(readEnv(base).stripe).toMatchObject({ publishableKey: null, marks: ['VISA', 'MC', 'AMEX'] })
    const given = { STRIPE_PUBLISHABLE_KEY: 'pk_test_abc', PAYMENT_MARKS: 'visa, PP,visa' }
    expect(readEnv({ ...base, ...given }).stripe).toMatchObject({
      publishableKey: 'pk_test_abc',
      marks: ['VISA', 'PP'],
    })
    const mixed = { STRIPE_API_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' }
    expect(() => readEnv({ ...base, ...mixed, STRIPE_PUBLISHABLE_KEY: 'pk_live_a' })).toThrow(
      /both be live or both be test/,
    )
  })

  it('offers a social sign-in with whole settings only, and over https', () => {
    const settings = { GOOGLE_CLIENT_ID: 'id', OIDC_ISSUER: 'http://id.example.test', OIDC_CLIENT_ID: 'shop' }
    expect(() => readEnv({ ...base, ...settings })).toThrow(
      /GOOGLE_CLIENT_SECRET is missing[\s\S]*OIDC_ISSUER must be an https address/,
    )
    expect(() => readEnv({ ...base, OIDC_ISSUER: 'https://id.example.test' })).toThrow(/given together/)
    const local = { OIDC_ISSUER: 'http://localhost:4000', OIDC_CLIENT_ID: 'shop' }
    expect(readEnv({ ...base, ...local }).OIDC_ISSUER).toBe('http://localhost:4000')
    expect(() => readEnv({ ...base, ...local, NODE_ENV: 'production' })).toThrow(
      /OIDC_ISSUER must be an https/,
    )
  })
})
