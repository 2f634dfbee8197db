const STEPS = [
  ['Pick the case and phone', 'From a slim shell to a wallet, cut for your iPhone or Galaxy.'],
  ['Say what you see', 'Up to 400 characters. A place, a mood, your dog in space.'],
  ['Choose from four', 'Each go gives four pictures. Move, turn and size the one you like.'],
  ['We print and post it', 'What you see in the preview is what goes to the printer.'],
] as const

export function HowItWorks() {
  return (
    <section
      className="unhurried-64 sm:unhurried-45 lg:unhurried-35 shell py-20 sm:py-28"
      aria-labelledby="how"
    >
      <h2 id="how" className="max-w-2xl text-3xl">
        From a sentence to something in your hand.
      </h2>
      <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(([name, text], index) => (
          <li key={name} className="border-t-3 border-ink pt-4">
            <span aria-hidden="true" className="font-display text-3xl font-bold text-accent">
              {index + 1}
            </span>
            <h3 className="mt-3 text-xl">{name}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
