import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { CopyText } from '~/components/ui/copy-text'
import { brand } from '~/config/brand'
import { saveFile } from '~/lib/save-file'

/** Shown this one time: whoever closes it without keeping them makes new ones. */
export function RecoveryCodes({ codes, email }: { codes: string[]; email: string }) {
  const head = useRef<HTMLHeadingElement>(null)
  // What had the focus has gone.
  useEffect(() => head.current?.focus(), [])
  const save = () => {
    const text = [`${brand.name}: recovery codes of ${email}`, 'Each is good once.', '', ...codes, ''].join(
      '\n',
    )
    saveFile(new Blob([text], { type: 'text/plain' }), `${brand.name.toLowerCase()}-recovery-codes.txt`)
  }
  return (
    <div className="grid gap-4">
      <h3 ref={head} tabIndex={-1} className="text-base outline-none">
        Your recovery codes
      </h3>
      <Alert tone="warn">
        Keep these where you find them without your phone. Each signs you in once in place of the app, and
        they are not shown again.
      </Alert>
      <div className="rounded-md border border-line bg-sunken p-4 font-mono text-xs leading-6 wrap-anywhere sm:text-sm">
        <CopyText lines={codes} label="Copy the recovery codes" />
      </div>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={save}>
        <Download size={18} aria-hidden="true" /> Save as a file
      </Button>
    </div>
  )
}
