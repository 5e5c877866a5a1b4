import { getConsents, giveConsent, type PendingConsent } from '../contract/consent.ts'
import type { Api } from './api.ts'

export type ConsentGate = ReturnType<typeof createConsentGate>

/** Queue of calls that were refused until the member agrees. */
export const createConsentGate = () => {
  let waiting: Array<(isGiven: boolean) => void> = []
  let listener: (() => void) | null = null
  const settle = (isGiven: boolean) => {
    const held = waiting
    waiting = []
    for (const goOn of held) goOn(isGiven)
  }
  return {
    /** Resolves when the member has decided; false where no dialog can be shown. */
    ask: (): Promise<boolean> =>
      new Promise((resolve) => {
        if (listener === null) return resolve(false)
        waiting.push(resolve)
        listener()
      }),
    settle,
    watch(onAsked: () => void): () => void {
      listener = onAsked
      return () => {
        if (listener === onAsked) listener = null
        settle(false)
      }
    },
  }
}

const name = 'symposium-consent'

/** Informs every page of this browser that the member has agreed. */
export const announceConsent = (): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(null)
  channel.close()
}

/** Service that requests consent; satisfies the port of its machine. */
export const createConsentService = ({ api, gate }: { api: Api; gate: ConsentGate }) => ({
  // The caller handles a session that has ended in the meantime.
  fetchConsents: (signal: AbortSignal) => api.call(getConsents, {}, { signal, quiet: true }),
  async giveConsent(seen: readonly PendingConsent[], signal: AbortSignal) {
    const versions = Object.fromEntries(seen.map(({ document, version }) => [document, version]))
    const left = await api.call(giveConsent, versions, { signal })
    announceConsent()
    return left
  },
  watchConsent(tell: (event: { type: 'consent.needed' } | { type: 'consent.changed' }) => void) {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', () => tell({ type: 'consent.changed' }))
    const leave = gate.watch(() => tell({ type: 'consent.needed' }))
    return () => {
      channel.close()
      leave()
    }
  },
  settle: gate.settle,
})
