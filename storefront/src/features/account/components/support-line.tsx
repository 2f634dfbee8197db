import { brand } from '~/config/brand'
import { frameLink } from './account-frame'

export function SupportLine() {
  return (
    <>
      Something not right?{' '}
      <a href={`mailto:${brand.email}`} className={frameLink}>
        Contact support
      </a>
    </>
  )
}
