import { createHmac, generateKeyPairSync, createSign } from 'node:crypto'
import { SECRET } from './backend-env'

type Claims = Record<string, unknown>
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const HS256 = { alg: 'HS256', typ: 'JWT' }

export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims
}

export function signed(header: object, claims: Claims, secret = SECRET, hash = 'sha256'): string {
  const body = `${part(header)}.${part(claims)}`
  return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`
}

/** Forty tokens that were never given to anybody, made of a good one. */
export function forgedTokens(good: string): Record<string, string> {
  const claims = claimsOf(good)
  const [head = '', body = '', signature = ''] = good.split('.')
  const now = Math.floor(Date.now() / 1000)
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rs256 = `${part({ alg: 'RS256', typ: 'JWT' })}.${body}`
  const { exp: _exp, ...endless } = claims
  const { jti: _jti, ...nameless } = claims
  const { actor_id: _actor, ...nobody } = claims
  const withAlg = (alg: unknown) => `${part({ alg, typ: 'JWT' })}.${body}.`
  const own = (change: Claims) => signed(HS256, { ...claims, ...change }, 'x'.repeat(32))
  const ours = (change: Claims) => signed(HS256, { ...claims, ...change })
  return {
    'none, unsigned': withAlg('none'),
    'None, unsigned': withAlg('None'),
    'NONE, unsigned': withAlg('NONE'),
    'nOnE, unsigned': withAlg('nOnE'),
    'no algorithm': withAlg(null),
    'an empty algorithm': withAlg(''),
    'a list of algorithms': withAlg(['none', 'HS256']),
    'none, with the old signature': `${part({ alg: 'none' })}.${body}.${signature}`,
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'four parts': `${good}.${signature}`,
    'half a signature': `${head}.${body}.${signature.slice(0, 20)}`,
    'a signature of zeros': `${head}.${body}.${'A'.repeat(signature.length)}`,
    'another body under the signature': `${head}.${part({ ...claims, actor_id: 'cus_other' })}.${signature}`,
    'another header under the signature': `${part({ ...HS256, kid: '1' })}.${body}.${signature}`,
    'another secret': signed(HS256, claims, 'a-secret-of-somebody-else-entirely-1234'),
    'an empty secret': signed(HS256, claims, ''),
    'the word secret': signed(HS256, claims, 'secret'),
    'Medusa’s own default secret': signed(HS256, claims, 'supersecret'),
    'a null secret': signed(HS256, claims, 'null'),
    RS256: `${rs256}.${createSign('RSA-SHA256').update(rs256).sign(privateKey, 'base64url')}`,
    'a public key as the secret': signed(
      HS256,
      claims,
      publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    ),
    'a key of its own': signed({ ...HS256, jwk: { kty: 'oct', k: 'eA' } }, claims, 'x'),
    'a key id that is a path': signed({ ...HS256, kid: '../../dev/null' }, claims, ''),
    'a key id that is SQL': signed({ ...HS256, kid: "x' union select 'x" }, claims, 'x'),
    'a key’s address': signed({ ...HS256, jku: 'http://127.0.0.1:1/keys' }, claims, 'x'),
    'HS384 with the right secret': signed({ ...HS256, alg: 'HS384' }, claims, SECRET, 'sha384'),
    'HS512 with the right secret': signed({ ...HS256, alg: 'HS512' }, claims, SECRET, 'sha512'),
    'no end, with another secret': signed(HS256, endless, 'x'.repeat(32)),
    'an end in the past': ours({ exp: now - 1 }),
    'a start in the future': ours({ nbf: now + 3600 }),
    'no name': ours({ ...nameless, jti: undefined }),
    'a name that nothing has': ours({ jti: 'logses_none' }),
    'a name that is SQL': ours({ jti: "' or true --" }),
    'a name that is a list': ours({ jti: [claims['jti']] }),
    'somebody else’s name': ours({ actor_id: 'cus_other' }),
    'nobody’s': ours({ ...nobody, actor_id: undefined }),
    'an administrator’s, by its own word': own({ actor_type: 'user', isAdmin: true }),
    'a user’s, with the right secret': ours({ actor_type: 'user' }),
    'no token at all': 'null',
  }
}
