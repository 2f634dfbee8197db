/**
 * @typedef {{ listProviderIdentities: (filter: object) => Promise<unknown[]> }} Logins
 * @typedef {{ resolve: (name: 'auth') => Logins }} Container
 * @typedef {(text: string, values?: unknown[]) => unknown} Ask
 */

/**
 * @typedef {{ owner_customer_id: string | null, guest_key_hash: string | null }} Owned
 * @typedef {{ recipes: Map<string, { design_id: string }>, designs: Map<string, Owned> }} Known
 */

/** Guards of accounts and of what belongs to them. @type {import('./guard').Guards} */
export const PEOPLE = {
  'order-owner': {
    gone: 'whose an order is that is asked for by its name',
    file: /lib\/orders\/find-order\.[jt]s$/,
    names: ['findOrder'],
    without: (work) => (scope, id) => work(scope, id),
  },
  'recipe-owner': {
    gone: 'whose the picture on a case is that is to be bought',
    file: /lib\/checkout\/find-recipes\.[jt]s$/,
    names: ['recipeOf'],
    without: (work) => (known, wanted) => {
      const { recipes, designs } = /** @type {Known} */ (known)
      const { hash } = /** @type {{ hash: string }} */ (wanted)
      const design = designs.get(recipes.get(hash)?.design_id ?? '')
      const customerId = design?.owner_customer_id ?? null
      return work(known, wanted, { customerId, guestKeyHash: design?.guest_key_hash ?? null })
    },
  },
  'same-work': {
    gone: 'the hash that is spent on an address that nobody has, and the beat that refusals wait for',
    file: /lib\/accounts\/(?:credentials|on-the-beat)\.[jt]s$/,
    names: ['checkCredentials', 'onTheBeat'],
    without: (work, name) => async (scope, given) => {
      if (name === 'onTheBeat') return undefined
      const { email } = /** @type {{ email: string }} */ (given)
      const logins = /** @type {Container} */ (scope).resolve('auth')
      const known = await logins.listProviderIdentities({ provider: 'emailpass', entity_id: email })
      return known.length > 0 ? work(scope, given) : null
    },
  },
  'counted-tries': {
    gone: 'the counting of tries',
    file: /modules\/account_security\/count-tries\.[jt]s$/,
    names: ['countTries'],
    without: () => async (_tx, counted) => ({
      attemptIds: /** @type {unknown[]} */ (counted).map(() => 'not counted'),
    }),
  },
  'ended-sign-ins': {
    gone: 'the look, at each call, whether its sign-in was ended',
    file: /src\/lib\/database\/sql\.[jt]s$/,
    names: ['query'],
    without: (work) => (scope) => {
      const ask = /** @type {Ask} */ (work(scope))
      return (/** @type {string} */ text, /** @type {unknown[]} */ values) =>
        ask(text.replace('and s.revoked_at is null', ''), values)
    },
  },
}
