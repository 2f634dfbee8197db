import type { User } from '@caseloom/contract'

export const USER_KEY = 'user'

/**
 * All that is kept of a person beside the token. That it is there tells a new tab that somebody is signed in at this browser, and its
 * change tells the others that it is somebody else now, or that the name or the picture is another one.
 */
export interface StoredUser {
  name: string
  profilePicture: string | null
}

export function parseStoredUser(text: string | null): StoredUser | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('name' in value)) return null
    if (typeof value.name !== 'string') return null
    const picture = 'profilePicture' in value ? value.profilePicture : null
    return { name: value.name, profilePicture: typeof picture === 'string' ? picture : null }
  } catch {
    return null
  }
}

export function readStoredUser(): StoredUser | null {
  try {
    return parseStoredUser(localStorage.getItem(USER_KEY))
  } catch {
    return null
  }
}

export function writeStoredUser(user: User | null): void {
  try {
    if (!user) localStorage.removeItem(USER_KEY)
    else {
      const kept: StoredUser = { name: user.name, profilePicture: user.profilePicture }
      localStorage.setItem(USER_KEY, JSON.stringify(kept))
    }
  } catch {
    // A blocked storage costs the other tabs their news, nothing else.
  }
}
