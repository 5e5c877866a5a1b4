import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'

import { CallError, failure } from '../contract/failure.ts'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  getFactors,
  getFactorWays,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  verifyFactor,
} from '../contract/secondFactor.ts'
import type { FactorChange, FactorOutcome } from '../machines/factorEnrolment/factorEnrolment.types.ts'
import type { Proof } from '../machines/secondFactor/secondFactor.types.ts'
import type { Api } from './api.ts'

/** Bringing and changing the second factor; satisfies the ports of the two machines. */
export const createSecondFactorService = (api: Api) => ({
  fetchWays: async (signal: AbortSignal) => {
    const ways = await api.call(getFactorWays, {}, { signal })
    return browserSupportsWebAuthn() ? ways : { ...ways, passkeys: 0 }
  },
  askPasskey: async (signal: AbortSignal) => {
    const { options } = await api.call(askPasskey, {}, { signal })
    return ceremony(signal, () => startAuthentication({ optionsJSON: JSON.parse(options) }))
  },
  verify: async (proof: Proof, signal: AbortSignal) => {
    await api.call(verifyFactor, proof, { signal })
  },

  fetchFactors: (signal: AbortSignal) => api.call(getFactors, {}, { signal }),
  createPasskey: async (signal: AbortSignal) => {
    const { options } = await api.call(beginPasskey, {}, { signal })
    return ceremony(signal, () => startRegistration({ optionsJSON: JSON.parse(options) }))
  },
  saveChange: async (change: FactorChange, signal: AbortSignal): Promise<FactorOutcome> => {
    switch (change.kind) {
      case 'addPasskey': {
        const { name, answer } = change
        return codes((await api.call(addPasskey, { name, answer }, { signal })).recovery_codes)
      }
      case 'renamePasskey':
        await api.call(renamePasskey, { passkey_id: change.id, name: change.name }, { signal })
        return codes(null)
      case 'removePasskey':
        await api.call(removePasskey, { passkey_id: change.id }, { signal })
        return codes(null)
      case 'beginTotp':
        return { ...codes(null), totp: await api.call(beginTotp, {}, { signal }) }
      case 'confirmTotp':
        return codes((await api.call(confirmTotp, { code: change.code }, { signal })).recovery_codes)
      case 'removeTotp':
        await api.call(removeTotp, {}, { signal })
        return codes(null)
      case 'renewCodes':
        return codes((await api.call(renewRecoveryCodes, {}, { signal })).recovery_codes)
    }
  },
})

const codes = (shown: readonly string[] | null): FactorOutcome => ({ codes: shown, totp: null })

/** The authenticator's response, as JSON. @throws CallError with a reason of `error.passkey…` */
const ceremony = async (signal: AbortSignal, begin: () => Promise<object>): Promise<string> => {
  signal.throwIfAborted()
  const stop = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', stop)
  try {
    return JSON.stringify(await begin())
  } catch (error) {
    signal.throwIfAborted()
    throw new CallError(failure('refused', null, { reason: reasonOf(error), field: null, retry_after: null }))
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Browsers deliberately report only that it was not allowed: stopped, forgotten, or too late. */
const reasonOf = (error: unknown): string => {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'passkeyTaken'
  const { name } = error as { name?: unknown }
  return name === 'NotAllowedError' || name === 'AbortError' ? 'passkeyStopped' : 'passkeyUnsupported'
}
