import { describe, expect, it } from 'vitest'
import { readAnswer } from './answer'

describe('readAnswer', () => {
  it('takes what a provider sends', () => {
    expect(readAnswer('oidc', '?code=c&state=s&iss=https%3A%2F%2Fid.test&session_state=x')).toEqual({
      provider: 'oidc',
      state: 's',
      code: 'c',
      iss: 'https://id.test',
    })
    expect(readAnswer('google', '?error=access_denied&state=s')).toEqual({
      provider: 'google',
      state: 's',
      error: 'access_denied',
    })
  })
  it.each([
    ['oidc', ''],
    ['oidc', '?code=c'],
    ['oidc', '?state=s'],
    ['facebook', '?code=c&state=s'],
    [undefined, '?code=c&state=s'],
  ])('is null for %s %s', (provider, search) => {
    expect(readAnswer(provider, search)).toBeNull()
  })
})
