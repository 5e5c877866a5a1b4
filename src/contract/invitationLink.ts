/** An address of this site that invites a user to a task: reviewing a paper, or joining the team of a conference. */
export interface InvitationLink {
  readonly work: 'review' | 'team'
  /** Token of the link. */
  readonly token: string
}

/** The invitation that a path of this site leads to; null: it is none. */
export const invitationLink = (path: string): InvitationLink | null => {
  const [place = '', query = ''] = path.split('#')[0]?.split('?') ?? []
  const review = place === '/onlinereview' ? new URLSearchParams(query).get('invitation') : null
  if (review !== null && review !== '') return { work: 'review', token: review }
  const team = /^\/invitation\/team\/([\w-]+)$/.exec(place)?.[1]
  return team === undefined ? null : { work: 'team', token: team }
}
