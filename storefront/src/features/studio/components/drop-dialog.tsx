import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'

/** Asks before a design goes that others see, too. */
export function DropDialog({ onAnswer }: { onAnswer: (sure: boolean) => void }) {
  return (
    <Dialog
      open
      size="sm"
      title="Take this design out of the gallery, too?"
      onOpenChange={() => onAnswer(false)}
      footer={
        <>
          <Button variant="ghost" onClick={() => onAnswer(false)}>
            Keep it
          </Button>
          <Button variant="danger" onClick={() => onAnswer(true)}>
            Take it out
          </Button>
        </>
      }
    >
      <p>
        You have made this design public. Taken out of My Designs it leaves the gallery for good, with its
        likes. Cases in your cart and in your orders keep their picture.
      </p>
    </Dialog>
  )
}
