import { randomBytes } from 'node:crypto'

/** What a provider knows of somebody. Leave out `email` for none. */
export interface Facts {
  email?: string
  verified?: boolean
  name?: string
  givenName?: string
  familyName?: string
}

/** The people of a provider: each has a number of its own, by which it is named whatever its address becomes. */
export function makePeople() {
  const facts = new Map<string, Facts>()
  return {
    find: (id: string) => facts.get(id),
    /** Somebody nobody else in the run knows; answers the name to sign in by. */
    add(given: Facts = {}): string {
      const id = `person-${randomBytes(6).toString('hex')}`
      facts.set(id, given)
      return id
    },
    /** Somebody with an address that the provider has verified. */
    verified(given: Facts = {}): { login: string; email: string } {
      const email = given.email ?? `social-${randomBytes(6).toString('hex')}@example.test`
      return { login: this.add({ name: 'Robin Weaver', ...given, email, verified: true }), email }
    },
    change(id: string, given: Facts): void {
      facts.set(id, given)
    },
  }
}
export type People = ReturnType<typeof makePeople>
