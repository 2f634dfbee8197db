import type { User } from '@caseloom/contract'
import { useMutation } from '@tanstack/react-query'
import { Card } from '~/components/ui/card'
import { Checkbox } from '~/components/ui/checkbox'
import { toast } from '~/lib/toast'
import { accountApi } from '../api/account-api'
import { useSessionStore } from '../session'

/** Consent to news and offers, given and taken back with one press. */
export function NewsletterSwitch({ user }: { user: User }) {
  const change = useMutation({
    // The rest stays as it is: another device may have changed it.
    mutationFn: (newsletter: boolean) => accountApi.call('updateProfile', { body: { newsletter } }),
    onSuccess: (changed) => {
      useSessionStore.getState().updateUser(changed)
      toast.success(changed.newsletter ? 'You will hear from us' : 'You will get no more news from us')
    },
  })
  const wanted = change.isPending ? change.variables : user.newsletter
  return (
    <Card as="section" aria-labelledby="news-title">
      <h3 id="news-title" className="mb-3 text-lg">
        News and offers
      </h3>
      <Checkbox
        checked={wanted}
        onChange={(event) => {
          if (!change.isPending) change.mutate(event.target.checked)
        }}
        label="Send me news and offers by email. Mails about orders and your account come either way."
      />
    </Card>
  )
}
