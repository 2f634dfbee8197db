import { describe, expect, it } from 'vitest'
import { createDesignBody, updateDesignBody } from './designs'

const faultsOf = (title: string) =>
  updateDesignBody.safeParse({ title }).error?.issues.map(({ message }) => message) ?? []
const created = (title: string) => createDesignBody.safeParse({ variationId: 'var_1', title })

describe('the name of a design', () => {
  it.each(['Fox at dusk', '🦊', '👨‍👩‍👧', '❤️', '…', 'שלום', 'na\u00adme'])('may be %s', (title) => {
    expect(updateDesignBody.parse({ title: ` ${title} ` })).toEqual({ title })
    expect(created(title).success).toBe(true)
  })

  it.each(['\u200b', '\u2060\u200d', '\u00ad', '\u3164', '\u115f', '\u2800', '\ufe0f', '\u{e0041}'])(
    'can be seen (%j)',
    (title) => {
      expect(faultsOf(title)).toEqual(['Please give it a name'])
      expect(created(title).success).toBe(false)
    },
  )

  it.each(['\u202e\u202e', 'fox\u202egpj', 'fox\u2066', 'fox\nowl', 'fox\u0007'])(
    'is one line that is read in one direction (%j)',
    (title) => {
      expect(faultsOf(title)).toEqual(['The name holds characters that can’t be used'])
      expect(created(title).success).toBe(false)
    },
  )

  it('may be left out where a design is kept, but not taken away', () => {
    expect(created(' ').success).toBe(true)
    expect(faultsOf(' ')).toEqual(['Please give it a name'])
    expect(faultsOf('x'.repeat(121))).toEqual(['The name can have 120 characters at most'])
  })
})
