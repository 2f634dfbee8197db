import { Alert } from '~/components/ui/alert'

/** In a dialog whose decision is being carried out, which closing does not take back. */
export const GoesOn = () => <Alert className="mt-4">This takes a while. It goes on if you close.</Alert>
