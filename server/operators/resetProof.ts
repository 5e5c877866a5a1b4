import type { Tx } from '../db/types.ts'

/**
 * Where a reset of the ways to sign in takes further proofs away besides the password: whatever an account can be asked
 * for in addition. Runs in the transaction of the reset. There is none yet.
 */
export const resetProof = (_tx: Tx, _userId: number): Promise<void> => Promise.resolve()
