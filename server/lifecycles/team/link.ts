import { digest, keyedDigest, randomToken, tokenOf } from '../../accounts/secrets.ts'
import type { Tx } from '../../db/types.ts'
import { enqueue } from '../../jobs/jobs.ts'

/** Key of the site: with it, the nonce of an invitation becomes the token of its link. */
export type LinkKey = Uint8Array

/** How long an invitation waits for an answer. */
export const invitationMs = 7 * 86_400_000

/** The secret of a link. The database keeps its hash. */
export const teamToken = (key: LinkKey, nonce: string): string => keyedDigest(key, 'team invitation', nonce)

/** `tokenHash`: of the row; the link may have been made by a key before this one. */
export const teamPath = (key: LinkKey, nonce: string, tokenHash: string | null): `/${string}` =>
  `/invitation/team/${tokenOf((each) => teamToken(each, nonce), key, tokenHash)}`

/** Columns of a new link; the earlier link is void. */
export const newLink = (key: LinkKey, at: Date) => {
  const nonce = randomToken(16)
  return {
    nonce,
    tokenHash: digest(teamToken(key, nonce)),
    expiresAt: new Date(at.getTime() + invitationMs),
  }
}

/** The mail of a link. One that was answered, withdrawn or sent again in the meantime is not sent. */
export const enqueueLink = (tx: Tx, id: number, nonce: string, at: Date) =>
  enqueue(tx, {
    kind: 'teamInvitation',
    key: `team invitation ${id} ${nonce}`,
    data: { invitation: id, nonce },
    at,
  })
