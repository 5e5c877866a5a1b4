/**
 * Before the SDKs are loaded. The site requires Trusted Types, and the SDKs know nothing of them: they write hints into
 * the document's head while they load, and make workers of texts. This lets the workers pass and writes no HTML at all;
 * any other address is still refused. The server's policy allows it only where Tencent carries the rooms.
 */
export const trustSdk = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', {
    createHTML: () => '',
    createScriptURL: (address) => (address.startsWith(`blob:${location.origin}/`) ? address : null),
  })
}

/** The used part of the browser's own. */
interface TrustedTypes {
  readonly defaultPolicy: object | null
  createPolicy(
    name: 'default',
    rules: {
      createHTML: (text: string) => string
      createScriptURL: (address: string) => string | null
    },
  ): object
}
