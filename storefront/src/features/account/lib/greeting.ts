import type { User } from '@caseloom/contract'

type Named = Pick<User, 'name' | 'email'>

const beforeAt = ({ email }: Named) => email.split('@')[0] ?? ''

/** The first word of the name, else what stands before the at-sign. */
export function greetingName(user: Named): string {
  return user.name.trim().split(/\s+/)[0] || beforeAt(user) || 'Creator'
}

/** The whole name, else what stands before the at-sign. */
export function shownName(user: Named): string {
  return user.name.trim() || beforeAt(user)
}
