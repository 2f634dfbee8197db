import { vi } from 'vitest'

/** A part of a call's address, and the data that it is answered with. */
export type Answer = readonly [path: string, data: () => unknown]

/** Has the shop answer each call by the first of these whose path is in its address, and any other with 503. */
export const stubShop = (answers: readonly Answer[]) =>
  vi.stubGlobal('fetch', async (path: string) => {
    await Promise.resolve()
    const found = answers.find(([part]) => path.includes(part))
    return found
      ? Response.json({ success: true, data: found[1]() })
      : Response.json(
          { success: false, data: null, error: 'Try again later.', code: 'internal' },
          { status: 503 },
        )
  })

/** The shop fails at each call, and has no word of why. */
export const stubWordlessShop = () =>
  vi.stubGlobal('fetch', async () => {
    await Promise.resolve()
    return Response.json({ success: false, data: null, code: 'internal' }, { status: 500 })
  })
