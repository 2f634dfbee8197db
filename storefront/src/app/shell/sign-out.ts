import type { NavigateFunction } from 'react-router'
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

/** @returns whether the page is still the one where it was pressed */
async function leave(from: string): Promise<boolean> {
  await keepCartFirst()
  const stays = window.location.pathname === from
  useSessionStore.getState().signOut()
  toast.success('Logged out successfully')
  return stays
}
let leaving: Promise<boolean> | null = null

/**
 * The one way to sign out, from wherever it is pressed; a second press joins the first. Leads to `to`, unless the
 * shopper has gone on from the page where it was pressed.
 */
export async function signOut(
  navigate: NavigateFunction,
  to: string,
  from = window.location.pathname,
): Promise<void> {
  // By then a page behind a login has sent its guest there, with a way back to it that is nobody's any more.
  const stays = await (leaving ??= leave(from).finally(() => (leaving = null)))
  if (stays && from !== to) void navigate(to, { replace: true })
}
