import { MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'
import { AccountFrame, FrameHead, frameLink } from '~/features/account/components/account-frame'
import { ForgotForm } from '~/features/account/components/forgot-form'
import { Outcome } from '~/features/account/components/outcome'
import { stateText } from '~/features/account/lib/navigation-state'
import { PICTURES } from '~/features/account/lib/pictures'
import { title } from '../document/title'
import { backToForm } from '../account/unready-form'

export const meta = () => [{ title: title('Forgot Password') }, { name: 'robots', content: 'noindex' }]

export const action = backToForm

export default function ForgotPasswordPage() {
  const { state } = useLocation() as { state: unknown }
  const [sent, setSent] = useState<string | null>(null)
  const [again, setAgain] = useState(false)
  return (
    <AccountFrame picture={PICTURES.forgot}>
      {sent === null ? (
        <>
          <FrameHead title="Forgot your password?">
            Tell us your address and we will send you a link to choose a new one.{' '}
            <Link to={paths.login()} className={frameLink}>
              Back to sign in
            </Link>
          </FrameHead>
          <ForgotForm
            email={again ? '' : (stateText(state, 'email') ?? '')}
            takesFocus={again}
            onSent={setSent}
          />
        </>
      ) : (
        <Outcome
          tone="note"
          icon={<MailQuestion size={30} />}
          title="Check Your Email"
          actions={
            <>
              <Button asChild>
                <Link to={paths.login()} state={{ email: sent }}>
                  Back to Sign In
                </Link>
              </Button>
              <Button
                variant="outline"
                onClick={() => {
                  setAgain(true)
                  setSent(null)
                }}
              >
                Try Different Email
              </Button>
            </>
          }
          foot="Nothing there after a few minutes? Look among the spam, or try the address that you signed up with."
        >
          <p>
            If there is an account for <strong className="text-ink">{sent}</strong>, a link to choose a new
            password is on its way. It works once, within an hour.
          </p>
        </Outcome>
      )}
    </AccountFrame>
  )
}
