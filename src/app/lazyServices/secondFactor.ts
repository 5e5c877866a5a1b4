import type { FactorEnrolmentPort } from '../../machines/factorEnrolment/factorEnrolment.types.ts'
import type { SecondFactorPort } from '../../machines/secondFactor/secondFactor.types.ts'
import type { LazyDeps } from '../context.tsx'

/**
 * Ports of proving and changing the second factor. Their code (schemas, WebAuthn) is loaded on first use: the login
 * page, which every visitor loads, rarely needs it.
 */
export const secondFactor = ({ api }: LazyDeps): SecondFactorPort & FactorEnrolmentPort => {
  let loaded: Promise<SecondFactorPort & FactorEnrolmentPort> | null = null
  const service = () => {
    loaded ??= import('../../services/secondFactorService.ts').then((module) =>
      module.createSecondFactorService(api),
    )
    // A chunk that failed to load is requested again.
    loaded.catch(() => {
      loaded = null
    })
    return loaded
  }
  return {
    fetchWays: async (signal) => (await service()).fetchWays(signal),
    askPasskey: async (signal) => (await service()).askPasskey(signal),
    verify: async (proof, signal) => (await service()).verify(proof, signal),
    fetchFactors: async (signal) => (await service()).fetchFactors(signal),
    createPasskey: async (signal) => (await service()).createPasskey(signal),
    saveChange: async (change, signal) => (await service()).saveChange(change, signal),
  }
}
