import { Link } from 'react-router'
import { paths } from '~/config/paths'
import { AccountFrame } from '~/features/account/components/account-frame'
import { RegisterForm } from '~/features/account/components/register-form'
import { useWayBack } from '~/features/account/hooks/use-way-back'
import { title } from '../title'

export const meta = () => [{ title: title('Create Account') }, { name: 'robots', content: 'noindex' }]

export default function RegisterPage() {
  const { redirect, leave } = useWayBack()
  return (
    <AccountFrame
      title="Create your account"
      panel="Keep every design you make."
      lead={
        <>
          Already have one?{' '}
          <Link
            to={paths.login(redirect ?? undefined)}
            className="font-semibold text-ink underline underline-offset-4"
          >
            Sign in
          </Link>
        </>
      }
    >
      <RegisterForm onSignedIn={leave} />
    </AccountFrame>
  )
}
