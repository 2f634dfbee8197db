import { brand } from '~/config/brand'
import { FactCards, type Fact } from '../components/facts'
import { RefundTimes } from '../components/refund-times'
import type { LegalDocument } from '../document'

const STEPS: Fact[] = [
  {
    name: 'Write to us',
    text: (
      <>
        Send the order number, what is wrong and a photograph of it to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </>
    ),
  },
  {
    name: 'We answer',
    text: 'Within 24 hours, with what happens next and, where something is to come back, a prepaid label.',
  },
  {
    name: 'Send it back',
    text: 'In any packaging that protects it, with the label on it. Keep the proof of posting.',
  },
  {
    name: 'Your money back',
    text: 'As soon as we have agreed on it or the parcel is here. You can order a new case at any time.',
  },
]

export const returns: LegalDocument = {
  title: 'Returns & Refunds',
  lead: 'Your case is made for you. If it is faulty, damaged or not as described, we put it right, and it costs you nothing.',
  updated: '2026-11-26',
  sections: [
    {
      id: 'consumer-rights',
      title: 'Your rights',
      body: (
        <ul>
          <li>
            <strong>Faulty, damaged or not as described:</strong> 30 days from receipt to reject it for a full
            refund. After that, repair or replacement first.
          </li>
          <li>
            <strong>A case without personalisation:</strong> 14 days from receipt to cancel for any reason,
            and 14 more to send it back.
          </li>
          <li>
            <strong>A personalised case:</strong> cannot be returned for a change of mind. Until we approve
            your order you can cancel it in your dashboard, and nothing is charged.
          </li>
        </ul>
      ),
    },
    {
      id: 'valid-reasons',
      title: 'Valid reasons for a return',
      body: (
        <ul>
          <li>The case is damaged, or arrived damaged.</li>
          <li>The print is faulty: smeared, off its place, or clearly other colours than your mock-up.</li>
          <li>It is another case than you ordered, or for another phone.</li>
          <li>It does not fit the phone that it was made for.</li>
          <li>It is not as described. Tell us within 30 days.</li>
        </ul>
      ),
    },
    {
      id: 'process',
      title: 'How to return a case',
      body: (
        <FactCards facts={STEPS.map(({ name, text }, index) => ({ name: `${index + 1}. ${name}`, text }))} />
      ),
    },
    {
      id: 'non-returnable',
      title: 'What cannot be returned',
      body: (
        <ul>
          <li>
            Personalised cases that are as ordered: made from your words, printed as your mock-up showed.
          </li>
          <li>Cases that were damaged in use, or after 14 days without a fault.</li>
          <li>A case for a phone that was chosen by mistake. Check the model before you pay; we help.</li>
        </ul>
      ),
    },
    {
      id: 'refund-times',
      title: 'When the money is back',
      body: (
        <>
          <p>
            For a faulty case we refund within 14 days of agreeing to it, usually at once. For a case that you
            send back because you changed your mind, within 14 days of receiving it or your proof of posting;
            the price of basic delivery is part of it. Refunds go the way that you paid.
          </p>
          <RefundTimes />
        </>
      ),
    },
    {
      id: 'shipping-costs',
      title: 'Who pays for the way back',
      body: (
        <ul>
          <li>
            <strong>We do</strong> where a case is faulty, damaged, not as described or not what you ordered.
          </li>
          <li>
            <strong>You do</strong> where you send a case without personalisation back because you changed
            your mind.
          </li>
        </ul>
      ),
    },
  ],
}
