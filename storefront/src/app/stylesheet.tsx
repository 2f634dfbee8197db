import address from '~/styles/app.css?url'

const MARK = 'data-shop-styles'

/** The whole of it is 15 kB as it travels: less than waiting for it costs before anything is painted. */
const styles = import.meta.env.SSR
  ? (await import('~/styles/app.css?inline')).default
  : // The browser has it from the server: its own parts need no second copy.
    (document.querySelector(`style[${MARK}]`)?.innerHTML ?? '')

/** The shop's styles, in the page itself; while developing a file of their own, which changes without a reload. */
export function Stylesheet() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={address} />
  return <style {...{ [MARK]: '' }} dangerouslySetInnerHTML={{ __html: styles }} />
}
