import { Link } from 'react-router'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { DeliveryTable } from '../components/delivery-table'
import type { LegalDocument } from '../document'

export const terms: LegalDocument = {
  title: 'Terms & Conditions',
  lead: `What you can expect of ${brand.name}, and what we expect of you, when you design and buy a case here.`,
  updated: '2026-11-27',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      body: (
        <>
          <p>
            These terms apply to this website and to every order placed on it. By making an account or placing
            an order you agree to them. Please read them before you order, and keep a copy.
          </p>
          <p>
            We sell to consumers. Nothing in these terms takes away rights that the law gives you, such as
            those of the Consumer Rights Act 2015.
          </p>
        </>
      ),
    },
    {
      id: 'definitions',
      title: 'Definitions',
      body: (
        <ul>
          <li>
            <strong>We</strong> and <strong>us</strong>: {brand.company}, the seller.
          </li>
          <li>
            <strong>You</strong>: whoever uses the site or buys from it.
          </li>
          <li>
            <strong>A design</strong>: a picture that is drawn from your words, or that you upload, with where
            you place it and what you write on it.
          </li>
          <li>
            <strong>A case</strong>: a phone case of our catalogue, with or without a design.
          </li>
          <li>
            <strong>A personalised case</strong>: one that is printed with a design.
          </li>
        </ul>
      ),
    },
    {
      id: 'use-of-service',
      title: 'Use of service',
      body: (
        <>
          <p>
            You may design without an account; to pay for an order you need one. Keep your password to
            yourself, and tell us if you think that somebody else knows it. You must be 18 or older to buy, or
            have the consent of a parent or guardian.
          </p>
          <p>
            Do not ask for pictures that are unlawful, hateful or sexual, that show a real person without
            their consent, or that use other people’s brands, characters or works. Do not try to get at other
            people’s accounts, to overload the shop, or to use its picture generation for anything but
            designing cases. The number of designs that can be drawn in a day is limited; the studio says how
            many are left.
          </p>
          <p>We may suspend an account that breaks these rules, and will say why.</p>
        </>
      ),
    },
    {
      id: 'orders-and-payment',
      title: 'Orders and payment',
      body: (
        <>
          <p>
            All prices are in pounds sterling and include VAT where applicable. Delivery is added at the price
            that stands beside it. What you see before you pay is what is charged.
          </p>
          <p>
            Your order is an offer to buy. A person looks at every design before it is printed, and{' '}
            <strong>we accept your order when we approve it</strong> and write to you that it goes to print.
            Until then the amount is usually only held on your card, not taken. If we do not accept the order
            we say why, and release or refund what you paid in full. You can cancel an order yourself, in your
            dashboard, for as long as it waits for approval.
          </p>
          <p>
            Payment is handled by Stripe on its own page: card details go to Stripe only, and we never see
            them. If a price was obviously wrong, we ask you before we do anything else.
          </p>
        </>
      ),
    },
    {
      id: 'custom-designs',
      title: 'Custom designs and intellectual property',
      body: (
        <>
          <p>
            Your words and the pictures that you upload stay yours. You let us store, change in size and print
            them as far as your order and your account need it, and have our print partner do so. Designs are
            private unless you make them public and we publish them.
          </p>
          <p>
            Pictures are made with the help of AI, and say so where they are shown, ordered and invoiced. We
            claim no rights in a picture that was drawn from your words. Others may get a similar picture from
            similar words, and we cannot promise that a picture is protected by copyright.
          </p>
          <p>
            You are responsible for having the rights to what you ask us to print. We turn down designs that
            seem to infringe the rights of others. If you think that a design on this site infringes yours,
            write to <a href={`mailto:${brand.email}`}>{brand.email}</a>: we look at it within one working
            day.
          </p>
          <p>
            The site itself, its texts, pictures and programs belong to us or to those who let us use them.
          </p>
        </>
      ),
    },
    {
      id: 'delivery-and-returns',
      title: 'Delivery and returns',
      body: (
        <>
          <p>
            Cases are made to order: usually printed within 24-48 hours of approval, and sent then. We deliver
            within the United Kingdom. The times below are those of the carrier, once a case is printed, and
            estimates; at the latest we deliver within 30 days.
          </p>
          <DeliveryTable />
          <p>
            The risk of loss or damage passes to you when the parcel is in your hands. Returns are explained
            on the page <Link to={paths.returns}>Returns &amp; Refunds</Link>, which is part of these terms.
          </p>
        </>
      ),
    },
    {
      id: 'consumer-rights',
      title: 'Consumer rights',
      body: (
        <>
          <p>
            Goods must be as described, fit for purpose and of satisfactory quality. If yours are not, you
            have 30 days to reject them for a full refund; after that you can ask for repair or replacement,
            and for a price reduction or your money back if that fails.
          </p>
          <p>
            A case without personalisation can be sent back within 14 days of receipt, for any reason. That
            right <strong>does not cover personalised cases</strong> (Consumer Contracts Regulations 2013,
            regulation 28(1)(b)), except when they are faulty, damaged or not as described.
          </p>
          <p>
            Your local Citizens Advice can tell you more:{' '}
            <a href="https://www.citizensadvice.org.uk" rel="noopener">
              citizensadvice.org.uk
            </a>
            .
          </p>
        </>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <>
          <p>
            We are responsible for loss that you suffer because we break these terms or fail to use reasonable
            care, as far as it was foreseeable. We are not responsible for loss that was not foreseeable, nor
            for business losses: we sell for private use.
          </p>
          <p>
            Nothing limits our liability for death or injury caused by negligence, for fraud, or for anything
            else for which the law does not allow it to be limited. A case reduces the harm of a fall; it is
            no promise that a phone survives one.
          </p>
        </>
      ),
    },
    {
      id: 'data-protection',
      title: 'Data protection',
      body: (
        <p>
          What we know of you, what for, and for how long stands in our{' '}
          <Link to={paths.privacy}>Privacy Policy</Link>; what is kept in your browser in our{' '}
          <Link to={paths.cookies}>Cookie Policy</Link>.
        </p>
      ),
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      body: (
        <>
          <p>
            These terms are governed by the law of England and Wales, and its courts decide disputes. If you
            live in Scotland or Northern Ireland you may also go to the courts there, and keep the protection
            of the law there.
          </p>
          <p>
            When we change these terms, those that were here when you placed your order apply to it. Not happy
            with something? <a href={`mailto:${brand.email}`}>Write to us</a> first: we would like to put it
            right.
          </p>
        </>
      ),
    },
  ],
}
