import { Alert } from '~/components/ui/alert'

/** Stands wherever reviews of the demo are read. */
export function SampleNote({ className }: { className?: string }) {
  return (
    <Alert {...(className ? { className } : {})}>
      Sample reviews: they were made up to show how this page works, and no customer wrote them. Real buyers’
      reviews say ‘Verified buyer’.
    </Alert>
  )
}
