/** One change of devices and their variants at a time. Seconds. */
export const DEVICES_LOCK = { key: 'devices', timeout: 20, ttl: 120 }
