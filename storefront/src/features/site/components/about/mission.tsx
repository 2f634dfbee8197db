import { CasePhoto } from '~/components/case/case-photo'
import { DeliveryNote } from '../delivery-note'

export function Mission() {
  return (
    <section
      aria-labelledby="mission"
      className="shell grid items-center gap-10 py-16 lg:grid-cols-[1fr_1.1fr] lg:gap-16"
    >
      <div className="overflow-hidden rounded-xl bg-sunken">
        <CasePhoto
          src="/images/cases/snap-4.webp"
          alt="A printed case among spools and punched cards"
          sizes="(min-width: 1024px) 42vw, 92vw"
          loading="lazy"
          className="aspect-4/5 w-full object-cover"
        />
      </div>
      <div>
        <h2 id="mission" className="text-3xl">
          Our mission
        </h2>
        <div className="mt-6 max-w-prose space-y-4 text-lg text-ink-soft">
          <p>
            A phone is the thing that most people hold most. What is on its back should be theirs: not one of
            nine patterns, but the picture that they have in their head.
          </p>
          <p>
            So we made a loom for words. You say what you see, we weave it round your phone, and the proof
            that you turned in the studio is, point for point, what the printer gets.
          </p>
          <p>
            Cases are made in 24-48 hours once we have looked at the design. Faulty, damaged or not as
            described? You have 30 days to tell us, and your money back.
          </p>
        </div>
        <DeliveryNote className="mt-6 font-semibold" />
      </div>
    </section>
  )
}
