/** What browsers call themselves, the more particular names first: nearly all of them also say Chrome and Safari. */
const BROWSERS: [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const nameIn = (list: [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1]

/** A browser as its owner knows it, such as `Chrome on Windows`. Nothing of what was sent gets into it. */
export function deviceLabel(userAgent: string): string {
  const text = userAgent.slice(0, 500)
  const browser = nameIn(BROWSERS, text)
  const system = nameIn(SYSTEMS, text)
  if (!browser && !system) return 'An unknown device'
  return system ? `${browser ?? 'A browser'} on ${system}` : (browser ?? 'An unknown device')
}
