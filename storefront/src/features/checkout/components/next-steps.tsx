import { Card } from '~/components/ui/card'

const stepsOf = (charged: boolean | null): [string, string][] => [
  [
    'Processing',
    charged === null
      ? 'We check your design and your order before anything is printed.'
      : charged
        ? 'We check your design. Your order is accepted when we approve it; should we not, all of your money goes back.'
        : 'We check your design. Your order is accepted when we approve it; until then your card is only authorised, not charged.',
  ],
  ['Production', 'Your case is printed within 24-48 hours of approval.'],
  ['Shipping', 'You get an email as soon as it leaves, with tracking where the carrier gives any.'],
]

/** What happens after a payment. `charged`: the money is taken already; null while that is not known. */
export function NextSteps({ charged }: { charged: boolean | null }) {
  return (
    <Card className="text-left">
      <h2 className="text-xl">What’s Next?</h2>
      <ol className="mt-4 grid gap-4">
        {stepsOf(charged).map(([step, words], index) => (
          <li key={step} className="flex gap-4">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-weld font-bold text-on-weld">
              {index + 1}
            </span>
            <span>
              <strong className="block font-semibold">{step}</strong>
              <span className="text-sm text-ink-soft">{words}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
