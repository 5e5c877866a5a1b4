import { until } from './until.ts'
import { restoreLater } from './device.ts'

export interface HeldPasskeys {
  /** The visitor touches the sensor. */
  allow(): Promise<void>
  /** The visitor closes the browser's dialog. */
  fail(): Promise<void>
}

/** Authenticator requests wait for the visitor. Ends with `restoreDevice`. */
export const holdPasskeys = (): HeldPasskeys => {
  let asking: { allow: (credential: object) => void; fail: (error: DOMException) => void } | null = null
  const ask = ({ signal }: { signal?: AbortSignal }) =>
    new Promise<object>((allow, fail) => {
      asking = { allow, fail }
      signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')))
    })
  const before = Object.getOwnPropertyDescriptor(navigator, 'credentials')
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: ask, create: ask } })
  restoreLater(() => {
    if (before === undefined) Reflect.deleteProperty(navigator, 'credentials')
    else Object.defineProperty(navigator, 'credentials', before)
  })
  const asked = async () => {
    await until(() => {
      if (asking === null) throw new Error('Nobody asks for a passkey')
    })
    const one = asking
    asking = null
    return one
  }
  return {
    allow: async () => (await asked())?.allow(credential()),
    fail: async () => (await asked())?.fail(new DOMException('', 'NotAllowedError')),
  }
}

/** As a browser's answer; a story's server does not read its content. */
const credential = () => {
  const bytes = () => new Uint8Array([1, 2, 3]).buffer
  return {
    id: 'AQID',
    rawId: bytes(),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes(),
      attestationObject: bytes(),
      authenticatorData: bytes(),
      signature: bytes(),
      userHandle: null,
      getTransports: () => ['internal'],
      getPublicKeyAlgorithm: () => -7,
      getPublicKey: bytes,
      getAuthenticatorData: bytes,
    },
  }
}
