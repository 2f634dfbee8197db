import { MailOpen } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'
import { Outcome } from './outcome'
import { ResendButton } from './resend-button'

/** After a registration that wants the address verified first. It says no more than the shop may: see forgot. */
export function CreatedPanel({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Outcome
      tone="good"
      icon={<MailOpen size={30} />}
      title="Account Created Successfully!"
      actions={
        <>
          <Button asChild>
            <Link to={paths.login()}>Back to Login</Link>
          </Button>
          <Button variant="outline" onClick={onAgain}>
            Register Another Account
          </Button>
        </>
      }
      foot={
        <div className="flex flex-wrap items-center justify-between gap-3">
          Nothing there? Look among the spam, then ask for another.
          <ResendButton email={email} variant="ghost" size="sm" className="-ml-4">
            Resend verification email
          </ResendButton>
        </div>
      }
    >
      <p>
        We have sent a mail to <strong className="text-ink">{email}</strong>. Open the link in it to verify
        your address, then sign in.
      </p>
    </Outcome>
  )
}
