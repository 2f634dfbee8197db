import { useSessionStore } from '~/features/account/session'
import { useCartStore } from '~/features/cart/store'
import { toast } from '~/lib/toast'

const PATIENCE_MS = 3000

/** What was changed in the cart a moment ago goes along into the account, unless that takes too long. */
async function keepCartFirst(): Promise<void> {
  const { owner, pending } = useCartStore.getState()
  if (owner === null || pending.length === 0) return
  const told = import('~/features/cart/sync/runtime').then((sync) => sync.tellBeforeLeaving(owner))
  await Promise.race([
    told.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
}

/** The one way to sign out, from wherever it is pressed. */
export async function signOut(): Promise<void> {
  await keepCartFirst()
  await useSessionStore.getState().signOut()
  toast.success('Logged out successfully')
}
