/** Null where the site is not served securely: browsers hide all devices there. */
export const mediaDevices = (): MediaDevices | null =>
  (globalThis.navigator as { mediaDevices?: MediaDevices }).mediaDevices ?? null

/** Reports when a device was plugged in or pulled out; returns the clean-up. */
export const watchDevices = (tell: () => void): (() => void) => {
  const devices = mediaDevices()
  devices?.addEventListener('devicechange', tell)
  return () => devices?.removeEventListener('devicechange', tell)
}
