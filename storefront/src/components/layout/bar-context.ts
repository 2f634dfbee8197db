/** What the bar shows of the shop; the app fills it from the cart and the session, which components may not know. */
export interface BarUser {
  name: string
  firstName: string
  email: string
  profilePicture: string | null
  isAdmin: boolean
}
export interface BarProps {
  cartCount: number
  user: BarUser | null
  /** False until the browser has looked for a session: nothing about the account is shown before. */
  sessionKnown: boolean
  /** Somebody is signed in here, but the shop cannot say who: they may leave all the same. */
  nameless: boolean
  onSignOut: () => void
}
