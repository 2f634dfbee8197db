import { Card } from '~/components/ui/card'
import { Dotted } from '~/components/ui/dotted'
import { brand } from '~/config/brand'
import { Registration } from '../../components/registration'

/** Who the contract is with, and that the text is a template: a shop replaces both before it goes live. */
export function CompanyBlock() {
  return (
    <Card as="section" tone="sunken" aria-labelledby="company" className="mt-4">
      <h2 id="company" className="text-lg">
        Company information
      </h2>
      <address className="mt-3 space-y-1 not-italic">
        <p className="font-semibold">{brand.company}</p>
        <Registration />
        <p>
          <Dotted>
            <a className="underline underline-offset-4" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
            <a className="underline underline-offset-4" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
              {brand.phone}
            </a>
          </Dotted>
        </p>
      </address>
      {brand.placeholder ? (
        <p className="mt-4 text-sm text-ink-soft">
          This text is a template. Have a solicitor check it before the shop goes live.
        </p>
      ) : null}
    </Card>
  )
}
