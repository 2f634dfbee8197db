import { Avatar } from './avatar'
import type { BarUser } from './bar-context'

/** What opens the account's menu looks like, whether the menu is there or still on its way. */
export const ACCOUNT_FACE =
  'hidden items-center gap-2 rounded-full py-1 pr-3 pl-1 text-sm font-semibold hover:bg-current/10 lg:flex'

export function AccountFace({ user }: { user: BarUser }) {
  return (
    <>
      <Avatar user={user} />
      <span className="sr-only">Account of </span>
      <span className="max-w-32 truncate">{user.firstName}</span>
    </>
  )
}
