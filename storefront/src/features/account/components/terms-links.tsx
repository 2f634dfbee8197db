import { Link } from 'react-router'
import { paths } from '~/config/paths'
import { frameLink } from './account-frame'

/** What one agrees to with an account, to be read beside the form that is being filled in. */
export const TermsLinks = () => (
  <>
    <Link to={paths.terms} target="_blank" className={frameLink}>
      Terms & Conditions
    </Link>{' '}
    and the{' '}
    <Link to={paths.privacy} target="_blank" className={frameLink}>
      Privacy Policy
    </Link>
  </>
)
