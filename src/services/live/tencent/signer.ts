import type { getUserSig } from '../../../contract/live.ts'
import type { CallOutput } from '../../../contract/endpoint.ts'

export type Signature = CallOutput<typeof getUserSig>

/** Share of its lifetime after which a signature is renewed. */
const renewedAt = 0.8

/** Signatures of one room (API-33), kept while they are young. */
export const createSigner = (sign: (signal: AbortSignal) => Promise<Signature>, now: () => number) => {
  let kept: { signature: Signature; until: number } | null = null
  /** The permissions in a room change with the role: always requested. */
  const fresh = async (signal: AbortSignal): Promise<Signature> => {
    const signature = await sign(signal)
    kept = { signature, until: now() + signature.expire * 1000 * renewedAt }
    return signature
  }
  return {
    fresh,
    take: (signal: AbortSignal): Promise<Signature> =>
      kept !== null && now() < kept.until ? Promise.resolve(kept.signature) : fresh(signal),
    /** The last one; null before the first. */
    last: () => kept?.signature ?? null,
  }
}

export type Signer = ReturnType<typeof createSigner>
