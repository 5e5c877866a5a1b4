import type { certificates } from '../db/schema/admission.ts'
import { system } from './system.ts'
import type { Scope } from './types.ts'

/** Earns a certificate, because its statement has come true; notifies its holder if the conference issues certificates already. */
export const earnCertificate = async (
  { fire }: Pick<Scope, 'fire'>,
  { id, state }: Pick<typeof certificates.$inferSelect, 'id' | 'state'>,
): Promise<void> => {
  if (state !== 'not_eligible') return
  const { facts } = await fire(system(), { entity: 'certificate', id, event: { type: 'certificate.earn' } })
  if ('isOpen' in facts && facts.isOpen === true)
    await fire(system(), { entity: 'certificate', id, event: { type: 'certificate.open' } })
}
