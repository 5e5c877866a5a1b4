import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { LoginResult } from '../../contract/login.ts'
import type { Scene, SceneStatus } from '../../contract/wechat.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './scan.types.ts'

/** Setup shared by the states of a QR code. */
export const flow = setup({
  types: {} as {
    context: T.ScanContext
    events: T.ScanEvent
    emitted: T.ScanEmitted
    output: T.ScanOutput
    tags: T.ScanTag
  },
  actors: {
    getScene: promisePlaceholder<T.ScanPort['getScene']>('getScene'),
    checkScene: promisePlaceholder<T.ScanPort['checkScene'], { scene: string }>('checkScene'),
    requireConsent: promisePlaceholder<() => Promise<boolean>>('requireConsent'),
    collectScene: promisePlaceholder<T.ScanPort['collectScene'], { scene: string }>('collectScene'),
    watchVisibility: callbackPlaceholder<T.ScanPort['watchVisibility']>('watchVisibility'),
  },
  actions: {
    forgetScene: assign({ scene: null, openid: null, mobile: null }),
    keepScene: assign((_, { output: scene }: { output: Scene }) => ({ scene, failure: null })),
    keepIdentity: assign((_, { output: status }: { output: SceneStatus }) => ({
      openid: status.openid ?? null,
      mobile: status.mobile ?? null,
    })),
    keepResult: assign((_, { output: result }: { output: LoginResult }) => ({ result })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'scan.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    isConfirmed: (_, { output: status }: { output: SceneStatus }) =>
      status.status === 'confirmed' && status.openid !== undefined,
    /** LOGIN-04: whoever confirmed on the phone has agreed already, and not by this scan. */
    isAgreed: (_, { output: status }: { output: SceneStatus }) =>
      status.status === 'confirmed' &&
      status.openid !== undefined &&
      status.mobile !== undefined &&
      status.agreed === true,
    isExpired: (_, { output: status }: { output: SceneStatus }) => status.status === 'expired',
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
    hasConsentAndMobile: ({ context }, { output: consent }: { output: boolean }) =>
      consent && context.mobile !== null,
    hasConsent: (_, { output: consent }: { output: boolean }) => consent,
  },
  delays: { poll: 2_000 },
})
