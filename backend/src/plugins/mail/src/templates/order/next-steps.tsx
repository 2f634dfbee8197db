import { formatPounds } from '../money'
import { COLOUR, FONT, LOOK } from '../parts/theme'
import { Subtitle } from '../parts/text'

const NUMBER = {
  width: '30px',
  padding: '2px 0 10px',
  font: `700 16px/1.5 ${FONT}`,
  color: COLOUR.ink,
  verticalAlign: 'top',
} as const
const WORDS = { ...NUMBER, width: undefined, font: `400 16px/1.5 ${FONT}` } as const

const held = (total: string): [string, string][] => [
  [
    'We check your design.',
    `A person looks at it. Until then ${total} is only authorised on your card, not charged.`,
  ],
  [
    'We approve it, and with that accept your order.',
    'Your contract with us is made at that moment, not before. Your card is charged and we write to you.',
  ],
]
const taken = (total: string): [string, string][] => [
  ['We check your design.', `A person looks at it. Your card has been charged ${total}.`],
  [
    'We approve it, and with that accept your order.',
    'Your contract with us is made at that moment, not before. We write to you.',
  ],
]

const FREE: [string, string][] = [
  ['We check your design.', 'A person looks at it. There is nothing to pay.'],
  [
    'We approve it, and with that accept your order.',
    'Your contract with us is made at that moment, not before. We write to you.',
  ],
]

/** Where the money goes of an order that is not accepted. */
function notAccepted(pounds: number, charged: boolean): string {
  if (pounds === 0) return 'we tell you why.'
  return charged
    ? 'we tell you why and all of your money goes back.'
    : 'we tell you why, nothing is charged and the amount is released.'
}

/** What happens after the order was placed, in its order. A table, since Outlook indents lists as it likes. */
export function NextSteps({ pounds, charged }: { pounds: number; charged: boolean }) {
  const total = formatPounds(pounds)
  const steps: [string, string][] = [
    ...(pounds === 0 ? FREE : charged ? taken(total) : held(total)),
    [
      'It is printed within 24-48 hours of that, and sent.',
      'You get a mail when it leaves, with tracking where the carrier gives any.',
    ],
    ['Should we not be able to accept it,', notAccepted(pounds, charged)],
  ]
  return (
    <>
      <Subtitle>What happens next</Subtitle>
      <table width="100%" cellPadding="0" cellSpacing="0" style={{ margin: '0 0 16px' }}>
        <tbody>
          {steps.map(([step, words], index) => (
            <tr key={step} data-text="row">
              <td className={LOOK.ink} style={NUMBER}>
                {index + 1}.
              </td>
              <td className={LOOK.ink} style={WORDS}>
                <strong>{step}</strong> {words}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
