interface DefsProps {
  ids: Record<'shade' | 'flecks' | 'lens' | 'print' | 'gloss' | 'roll' | 'spine', string>
  height: number
  radius: number
}

/** Gradients, patterns and the clip of the printed back. */
export function CaseDefs({ ids, height, radius }: DefsProps) {
  return (
    <defs>
      <clipPath id={ids.print}>
        <rect width="1000" height={height} rx={radius} />
      </clipPath>
      <linearGradient id={ids.shade} x1="0" x2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.28" />
        <stop offset="0.06" stopColor="#000" stopOpacity="0" />
        <stop offset="0.94" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.3" />
      </linearGradient>
      {/* The back is slightly rounded: light along the left edge, shade along the right. */}
      <linearGradient id={ids.roll} x1="0" x2="1" y1="0.1" y2="0.2">
        <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
        <stop offset="0.05" stopColor="#fff" stopOpacity="0.04" />
        <stop offset="0.9" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.28" />
      </linearGradient>
      <linearGradient id={ids.gloss} x1="0" x2="1" y1="0" y2="0.6">
        <stop offset="0.32" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.4" stopColor="#fff" stopOpacity="0.24" />
        <stop offset="0.52" stopColor="#fff" stopOpacity="0.1" />
        <stop offset="0.53" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={ids.spine} x1="0" x2="1">
        <stop offset="0" stopColor="#000" stopOpacity="0.55" />
        <stop offset="0.35" stopColor="#fff" stopOpacity="0.2" />
        <stop offset="0.7" stopColor="#000" stopOpacity="0.3" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={ids.lens}>
        <stop offset="0" stopColor="#5a4f9c" />
        <stop offset="0.55" stopColor="#1f2350" />
        <stop offset="1" stopColor="#07070c" />
      </radialGradient>
      <pattern id={ids.flecks} width="46" height="46" patternUnits="userSpaceOnUse">
        <g stroke="#5d6b3f" strokeWidth="3" strokeLinecap="round" opacity="0.65">
          <path d="M6 9l7 3M28 4l-4 6M38 24l3 7M14 30l6-2M30 40l-7-2" />
        </g>
      </pattern>
    </defs>
  )
}
