import { createHmac } from 'node:crypto'

/** What an attacker, or a proxy that spoils things, may send in the place of a news that is well signed. */
export interface BadNews {
  body: string
  signature?: string
}

/** Forty ways in which a piece of news is not signed as Stripe signs it. */
export function badSignatures(body: string, secret: string): Record<string, BadNews> {
  const now = Math.floor(Date.now() / 1000)
  const mac = (text: string, key = secret, hash = 'sha256') => createHmac(hash, key).update(text)
  const v1 = (at: number | string = now, key = secret, text = body) => mac(`${at}.${text}`, key).digest('hex')
  const header = (at: number | string, signature: string) => `t=${at},v1=${signature}`
  const good = v1()
  const flipped = (good.startsWith('0') ? '1' : '0') + good.slice(1)
  const whole = header(now, good)
  const signatures: Record<string, string | undefined> = {
    'no signature': undefined,
    'an empty one': '',
    'a blank one': ' ',
    'no time': `v1=${good}`,
    'a time alone': `t=${now}`,
    'an empty signature beside the time': header(now, ''),
    'the scheme v0': `t=${now},v0=${good}`,
    'the scheme v2': `t=${now},v2=${good}`,
    'no scheme': `t=${now},${good}`,
    'a signature alone': good,
    semicolons: whole.replace(',', ';'),
    quotes: `t="${now}",v1="${good}"`,
    'a bearer': `Bearer ${good}`,
    JSON: JSON.stringify({ t: now, v1: good }),
    'letters for the time': header('now', v1('now')),
    'another time than was signed': header(now + 1, good),
    'an earlier time than was signed': header(now - 1, good),
    'a time before the epoch': header(-1, v1(-1)),
    'the epoch': header(0, v1(0)),
    'six minutes old': header(now - 360, v1(now - 360)),
    'a day old': header(now - 86_400, v1(now - 86_400)),
    'four days old': header(now - 345_600, v1(now - 345_600)),
    'another secret': header(now, v1(now, 'whsec_of_somebody_else')),
    'no secret': header(now, v1(now, '')),
    'a secret with a blank': header(now, v1(now, `${secret} `)),
    'half a secret': header(now, v1(now, secret.slice(0, -1))),
    'a secret in capitals': header(now, v1(now, secret.toUpperCase())),
    capitals: header(now, good.toUpperCase()),
    'one letter less': header(now, good.slice(1)),
    'one letter more': header(now, `${good}0`),
    'one letter changed': header(now, flipped),
    Base64: header(now, mac(`${now}.${body}`).digest('base64')),
    'SHA-1': header(now, mac(`${now}.${body}`, secret, 'sha1').digest('hex')),
    'SHA-512': header(now, mac(`${now}.${body}`, secret, 'sha512').digest('hex')),
    'the body alone': header(now, mac(body).digest('hex')),
    'the body before the time': header(now, mac(`${body}.${now}`).digest('hex')),
    'a hundred wrong ones': `t=${now},${Array.from({ length: 100 }, () => `v1=${flipped}`).join(',')}`,
  }
  return {
    ...Object.fromEntries(Object.entries(signatures).map(([name, signature]) => [name, { body, signature }])),
    'a body of one letter more': { body: `${body} `, signature: whole },
    'a body of other words': { body: body.replace('completed', 'expired'), signature: whole },
    'the same body in other spaces': { body: JSON.stringify(JSON.parse(body), null, 1), signature: whole },
  }
}
