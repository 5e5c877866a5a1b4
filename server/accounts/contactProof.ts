import type { ContactKind } from '../../src/contract/ownAccount.ts'
import type { CodeTarget } from './codes.ts'
import { keyedDigest, keysOf, sameText } from './secrets.ts'
import type { Member } from './sessions.ts'
import type { User } from './users.ts'

/** How long the code of the old contact is good for. */
const proofMs = 10 * 60_000

/** Contact of the account of this kind, as a target for codes; null: no contact. */
export const contactOf = (user: User, kind: ContactKind): CodeTarget | null => {
  if (kind === 'email') return user.email === null ? null : { kind: 'mail', email: user.email.toLowerCase() }
  return user.mobile === null || user.countryCode === null
    ? null
    : { kind: 'phone', country: user.countryCode, mobile: user.mobile }
}

interface Claim {
  readonly member: Member
  readonly kind: ContactKind
  /** Contact that was proved: after a change of contact the proof is void. */
  readonly contact: CodeTarget
}

/** `<end>.<signature>`: this session has brought the code of what the account has now. Nothing is kept of it. */
export const makeContactProof = (key: Uint8Array, claim: Claim, at: Date): string => {
  const end = String(at.getTime() + proofMs)
  return `${end}.${signOf(key, claim, end)}`
}

export const isContactProof = (key: Uint8Array, claim: Claim, proof: string, at: Date): boolean => {
  const [end = '', sign = ''] = proof.split('.')
  return (
    /^\d{1,15}$/.test(end) &&
    Number(end) > at.getTime() &&
    keysOf(key).some((each) => sameText(sign, signOf(each, claim, end)))
  )
}

const signOf = (key: Uint8Array, { member, kind, contact }: Claim, end: string): string =>
  keyedDigest(
    key,
    'contact-proof',
    String(member.userId),
    String(member.sessionId),
    kind,
    contact.kind === 'phone' ? `${contact.country} ${contact.mobile}` : contact.email,
    end,
  )
