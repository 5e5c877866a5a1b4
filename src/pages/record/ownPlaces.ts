import type { LifecycleRecord } from '../../contract/lifecycle.ts'

/** Place of events that need more than a press on the record: a form, a file, a code to share. */
export const ownPlaceOf = (event: string, record: LifecycleRecord): string | null => {
  const place = Object.hasOwn(ownPlaces, event) ? ownPlaces[event] : undefined
  return place?.(record) ?? null
}

export const ownPlaces: Readonly<Record<string, (record: LifecycleRecord) => string>> = {
  'order.reprice': ({ id }) => `/pay/${id}`,
  'payment.submit': ({ related }) => {
    const order = related.find(({ entity }) => entity === 'order')
    return order === undefined ? '/personal/order/conf' : `/pay/${order.id}`
  },
  'invoice.request': () => '/personal/notes/invoice',
  'invoice.edit': () => '/personal/notes/invoice',
  'invoice.attach': () => '#record-document',
  'meal.share': () => '/personal/notes/mealticket',
  'meal.claim': () => '/personal/notes/mealticket',
  // A friend comes by the link; an owner finds it there.
  'knock.hit': () => '/personal/benefits#knock',
  'deletion.request': () => '/account/deletion',
  'deletion.cancel': () => '/account/deletion',
  'import.map': () => '#import-columns',
  'content.edit': contentPage,
  'content.release': contentPage,
  'content.restore': contentPage,
  'content.confirm': contentPage,
  'team.resend': (record) =>
    record.entity === 'teamInvitation' ? `/organizer/${record.facts.conferenceId}/team` : '/organizer',
  'proof.submit': (record) =>
    record.entity === 'studentProof' ? `/conferences/${record.facts.conferenceId}/register` : '/conferences',
  'organizer.submit': () => '/attest',
  'organizer.change': () => '/attest',
  'paper.submit': authorsPage,
  'paper.amend': authorsPage,
  'paper.resubmit': authorsPage,
  'paper.finalize': authorsPage,
  'paper.withdraw': authorsPage,
  'comment.edit': () => '/personal/dynamic/comment',
  'rebuttal.open': (record) => `/console/paper/${paperOf(record)}/decision`,
  'rebuttal.submit': rebuttalPage,
  'rebuttal.amend': rebuttalPage,
  'review.accept': reviewPage,
  'review.draft': reviewPage,
  'review.submit': reviewPage,
  'review.amend': reviewPage,
}

function authorsPage({ id }: LifecycleRecord): string {
  return `/personal/paper/postedby?paper_id=${id}`
}

/** The texts of its conference. */
function contentPage({ related }: LifecycleRecord): string {
  const conference = related.find(({ entity }) => entity === 'conference')
  return conference === undefined ? '/organizer' : `/organizer/${conference.id}/content`
}

function reviewPage({ id }: LifecycleRecord): string {
  return `/onlinereview?review_id=${id}`
}

/** A rebuttal is written beside its paper. */
function rebuttalPage(record: LifecycleRecord): string {
  return `/personal/paper/postedby?paper_id=${paperOf(record)}`
}

function paperOf({ id, related }: LifecycleRecord): number {
  return related.find(({ entity }) => entity === 'paper')?.id ?? id
}
