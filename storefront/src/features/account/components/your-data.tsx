import type { User } from '@caseloom/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { latePart } from '~/components/ui/late-part'
import { brand } from '~/config/brand'
import { saveFile } from '~/lib/save-file'
import { toast } from '~/lib/toast'
import { accountApi } from '../api/account-api'

const DeleteAccountDialog = latePart(() => import('./delete-account-dialog').then((part) => part.default))

/** What the law gives everybody: a copy of what is held about them, and its end. */
export function YourData({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false)
  const fetchCopy = useMutation({
    mutationFn: () => accountApi.call('exportAccount'),
    onSuccess: (data) => {
      const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(json, `${brand.name.toLowerCase()}-my-data-${data.exportedAt.slice(0, 10)}.json`)
      toast.success('Your data has been downloaded')
    },
  })
  return (
    <Card as="section" aria-labelledby="data-title" className="grid gap-5">
      <h3 id="data-title" className="text-lg">
        Your data
      </h3>
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-ink-soft">
          Everything that we hold about you, in one file: profile, addresses, orders, designs and more.
          Pictures are links in it, which end with your account: save those that you want to keep.
        </p>
        <Button variant="outline" size="sm" busy={fetchCopy.isPending} onClick={() => fetchCopy.mutate()}>
          <Download size={18} aria-hidden="true" /> Download my data
        </Button>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p className="text-sm text-ink-soft">
          Close your account for good. Your designs, addresses and pictures go with it.
        </p>
        <Button variant="danger" size="sm" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      {deleting ? (
        <Suspense fallback={null}>
          <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}
