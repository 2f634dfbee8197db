import type { BarUser } from './bar-context'

/** The profile picture, else the first letter of the name, else U. */
export function Avatar({ user }: { user: BarUser }) {
  if (user.profilePicture)
    return <img src={user.profilePicture} alt="" className="size-9 rounded-full object-cover" />
  return (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-full bg-accent font-display font-bold text-on-accent"
    >
      {(user.name.trim()[0] ?? 'U').toUpperCase()}
    </span>
  )
}
