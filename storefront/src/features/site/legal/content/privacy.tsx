import { Link } from 'react-router'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { CountingReceiver } from '../components/counting'
import { FactCards, FactTable } from '../components/facts'
import { SocialReceivers } from '../components/social-receivers'
import type { LegalDocument } from '../document'

const mail = <a href={`mailto:${brand.email}`}>{brand.email}</a>

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'What we know of you, why, who else gets to see it, and how you stay in charge of it.',
  updated: '2026-11-28',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      body: (
        <>
          <p>
            The data controller is {brand.company}, {brand.address.join(', ')}. For anything about your data
            write to {mail}.
          </p>
        </>
      ),
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      body: (
        <ul>
          <li>
            <strong>Account:</strong> name, email address, telephone and picture if you give them, your
            password as a hash that cannot be turned back, and the devices that you sign in from.
          </li>
          <li>
            <strong>Orders:</strong> what you bought, the delivery address, what was paid and what became of
            it. Card details go to Stripe only.
          </li>
          <li>
            <strong>Designs:</strong> the words that you type, the pictures that come of them or that you
            upload, and where you place them.
          </li>
          <li>
            <strong>Messages</strong> that you write to us, and reviews that you leave.
          </li>
          <li>
            <strong>Technical:</strong> your IP address for as long as a limit against abuse needs it, and the
            shop’s log files.
          </li>
        </ul>
      ),
    },
    {
      id: 'why',
      title: 'What we use it for, and the legal basis',
      body: (
        <FactTable
          caption="Purposes and legal bases"
          head={['Purpose', 'Legal basis (UK GDPR, article 6)']}
          rows={[
            ['Making, delivering and refunding your order', 'contract'],
            ['Your account, designs and membership', 'contract'],
            ['Invoices and tax records', 'legal obligation'],
            ['Keeping abuse and fraud out, checking designs before print', 'legitimate interests'],
            ['News and offers by mail, only if you tick the box', 'consent, withdrawn at any time'],
          ]}
        />
      ),
    },
    {
      id: 'words-and-pictures',
      title: 'Your words and pictures',
      body: (
        <>
          <p>
            To draw what you describe, your words, and a picture if you give one as a reference, may be sent
            to our image provider OpenAI. Do not put into them what you would not tell us: health, faith or
            other people’s names. They are used for nothing else, neither for statistics nor for advertising,
            unless you make a design public: then its words are shown with it.
          </p>
          <p>
            Pictures that nobody keeps, buys or puts in a cart are deleted after 14 days. Your designs are
            private until you make them public, and are shown to others only after we published them.
          </p>
          <p>
            Words that we refuse to draw are not kept, only that something was refused, for 14 days. Where
            they sexualise or endanger children we keep them, to report them where the law asks for it.
          </p>
        </>
      ),
    },
    {
      id: 'who-receives-it',
      title: 'Who else receives it',
      body: (
        <>
          <ul>
            <li>
              <strong>Stripe</strong>: your email address, name, address and telephone for the parcel, the
              order’s goods and amounts, and what you enter on its payment page.
            </li>
            <li>
              <strong>Prodigi</strong>, who prints and ships: the print file, and name, address, email address
              and telephone for the parcel.
            </li>
            <li>
              <strong>OpenAI</strong>: your words and reference pictures, as above.
            </li>
            <SocialReceivers />
            <CountingReceiver />
            <li>Those who run our servers, storage and mail, on our behalf only.</li>
            <li>Authorities, where the law obliges us.</li>
          </ul>
          <p>We sell your data to nobody.</p>
        </>
      ),
    },
    {
      id: 'transfers',
      title: 'Transfers abroad',
      body: (
        <p>
          Stripe and OpenAI also work in the United States. Where data leaves the United Kingdom it is
          protected by an adequacy decision (such as the UK-US data bridge) or by standard contract clauses
          with the UK addendum.
        </p>
      ),
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: (
        <FactTable
          caption="How long data is kept"
          head={['What', 'How long']}
          rows={[
            ['Account data', 'until you delete the account; records of its orders 7 years after closure'],
            ['Marketing data', 'until you opt out, or 3 years, whichever is sooner'],
            ['Messages to us', '2 years'],
            ['Mails that we sent you', '90 days'],
            ['Payment pages that you did not pay, with your cart and address', '90 days after they end'],
            ['Pictures that nobody keeps', '14 days'],
            ['Designs made without an account', 'a year, as long as the cookie that they are found by'],
            ['Words that we refused because children were concerned', 'a year'],
            ['Sign-ins', '30 days after they end; a device that you use no more, 400 days'],
            ['Counts of requests, against abuse', '2 days'],
          ]}
        />
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <FactCards
            facts={[
              {
                name: 'Access',
                text: 'See what we hold of you. Your dashboard’s profile gives you all of it as a file, at once.',
              },
              { name: 'Rectification', text: 'Correct what is wrong, in your dashboard or by a mail to us.' },
              {
                name: 'Erasure',
                text: 'Delete your account in the dashboard. What the law makes us keep of orders stays, without the rest.',
              },
              {
                name: 'Portability',
                text: 'Take your data and designs with you, in formats that other programs read.',
              },
            ]}
          />
          <p>
            You may also object to what we do on the basis of legitimate interests, have it restricted, and
            withdraw a consent. We answer within a month. Not content with our answer? Complain to the
            regulator, the Information Commissioner’s Office:{' '}
            <a href="https://ico.org.uk/make-a-complaint/" rel="noopener">
              ico.org.uk/make-a-complaint
            </a>
            .
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'Security',
      body: (
        <p>
          Passwords are hashed, tokens can be withdrawn, pictures are re-encoded without their hidden data,
          and connections are encrypted. Print files are reached by signed addresses that end, private designs
          by long addresses that nobody can guess. You are told by mail when your password changes or a new
          device signs in.
        </p>
      ),
    },
    {
      id: 'children-and-changes',
      title: 'Children, changes and complaints',
      body: (
        <>
          <p>
            The shop is for adults. We do not knowingly collect data of children under 13; tell us if a child
            has made an account.
          </p>
          <p>
            When this policy changes, its date does. A complaint about your data, to {mail}, is acknowledged
            within 30 days. What is kept in your browser stands in the{' '}
            <Link to={paths.cookies}>Cookie Policy</Link>.
          </p>
        </>
      ),
    },
  ],
}
