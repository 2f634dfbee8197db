/** The password of every seeded person. */
export const DEMO_PASSWORD = 'caseloom-demo-1'
