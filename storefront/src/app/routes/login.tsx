import { Link } from 'react-router'
import { paths } from '~/config/paths'
import { AccountFrame } from '~/features/account/components/account-frame'
import { LoginForm } from '~/features/account/components/login-form'
import { useWayBack } from '~/features/account/hooks/use-way-back'
import { title } from '../title'

export const meta = () => [{ title: title('Sign In') }, { name: 'robots', content: 'noindex' }]

export default function LoginPage() {
  const { redirect, leave } = useWayBack()
  return (
    <AccountFrame
      title="Welcome back"
      panel="Your words, woven."
      lead={
        <>
          New here?{' '}
          <Link
            to={paths.register(redirect ?? undefined)}
            className="font-semibold text-ink underline underline-offset-4"
          >
            Create an account
          </Link>
        </>
      }
    >
      <LoginForm onSignedIn={leave} />
    </AccountFrame>
  )
}
