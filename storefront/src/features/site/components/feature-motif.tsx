const THREADS = Array.from({ length: 24 }, (_, at) => at)

/** Small drawings in the colour of the text beside them, each of what its card says. */
const MOTIFS = {
  /** Four pictures of one idea, and the one that is taken. */
  four: THREADS.slice(0, 4).map((at) => (
    <rect
      key={at}
      x={6 + at * 40}
      y={at === 2 ? 8 : 20}
      width="32"
      height="56"
      rx="8"
      strokeWidth="3"
      stroke="currentColor"
      fill={at === 2 ? 'currentColor' : 'none'}
    />
  )),
  /** Layers of a case round the phone in it. */
  layers: THREADS.slice(0, 4).map((at) => (
    <rect
      key={at}
      x={2 + at * 9}
      y={6 + at * 9}
      width={68 - at * 18}
      height={108 - at * 18}
      rx={20 - at * 4}
      strokeWidth={4 - at * 0.8}
      stroke="currentColor"
      fill={at === 3 ? 'currentColor' : 'none'}
    />
  )),
  /** Two days, hour by two hours; the second is when it is done. */
  hours: THREADS.map((at) => (
    <path
      key={at}
      d={`M${5 + at * 7} ${at % 12 === 0 ? 12 : 30}V78`}
      stroke="currentColor"
      strokeWidth={at < 12 ? 2 : 5}
      strokeLinecap="round"
    />
  )),
  /** One cloth, and no square of it like the next. */
  weave: THREADS.map((at) => (
    <rect
      key={at}
      x={4 + (at % 8) * 21}
      y={8 + Math.floor(at / 8) * 25}
      width="17"
      height={(at * 7) % 5 < 2 ? 9 : 20}
      rx="4"
      fill="currentColor"
      opacity={0.25 + ((at * 5) % 7) / 9}
    />
  )),
}

export function FeatureMotif({ of, className }: { of: keyof typeof MOTIFS; className?: string }) {
  return (
    <svg viewBox="0 0 172 88" fill="none" className={className} aria-hidden="true">
      {MOTIFS[of]}
    </svg>
  )
}
