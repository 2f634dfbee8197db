import { describe, expect, it } from 'vitest'
import { deviceLabel } from './device-label'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'

describe('the name of a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/130.0.0.0`, 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on Linux'],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/17.6 Safari/605.1.15`,
      'Safari on Mac',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${APPLE} Version/17.6 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${APPLE} CriOS/130.0 Mobile/15E148 Safari/604.1`,
      'Chrome on iPhone',
    ],
    [`Mozilla/5.0 (Linux; Android 14; SM-S921B) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
    ['curl/8.5.0', 'An unknown device'],
    ['', 'An unknown device'],
    ['<script>alert(1)</script> Firefox/1', 'Firefox'],
  ])('%s', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label)
  })
})
