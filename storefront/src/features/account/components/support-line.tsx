import { Link } from 'react-router'
import { contactAbout } from '~/config/contact-about'
import { frameLink } from './account-frame'

/** The way to a person, who is told what it is about. */
export function SupportLine({ about }: { about: string }) {
  return (
    <>
      Something not right?{' '}
      <Link to={contactAbout(about)} className={frameLink}>
        Contact support
      </Link>
    </>
  )
}
