import address from '~/styles/app.css?url'
import { useNonce } from './nonce'
import { MARK, sentStyles } from './sent-styles'

/** The whole of it is 15 kB as it travels: less than waiting for it costs before anything is painted. */
const styles = import.meta.env.SSR
  ? (await import('~/styles/app.css?inline')).default
  : // The browser has it from the server: its own parts need no second copy.
    (sentStyles?.innerHTML ?? '')

/** The shop's styles, in the page itself; while developing a file of their own, which changes without a reload. */
export function Stylesheet() {
  const nonce = useNonce()
  if (import.meta.env.DEV) return <link rel="stylesheet" href={address} />
  return (
    <style
      {...{ [MARK]: '' }}
      nonce={sentStyles?.nonce ?? nonce}
      dangerouslySetInnerHTML={{ __html: styles }}
    />
  )
}
