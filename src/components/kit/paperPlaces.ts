/** Addresses of a chair's work on papers. */
export const deskHref = (conferenceId: number) => `/console/papers/${conferenceId}`
export const settingsHref = (conferenceId: number) => `/console/papers/${conferenceId}/settings`
export const assignmentHref = (conferenceId: number) => `/console/papers/${conferenceId}/assignment`
export const sheetsHref = (conferenceId: number) => `/console/papers/${conferenceId}/sheets`
export const decisionHref = (paperId: number) => `/console/paper/${paperId}/decision`
export const recordHref = (paperId: number) => `/console/paper/${paperId}`
export const reviewersHref = (paperId: number) => `/console/paper/${paperId}/reviewers`

/** Back links of a decision page; the conference is known when the paper has loaded. */
export const paperLinks = (paperId: number, conferenceId: number | null) => [
  ...(conferenceId === null ? [] : [{ href: deskHref(conferenceId), name: 'desk.back' }]),
  { href: reviewersHref(paperId), name: 'desk.reviewers' },
  { href: recordHref(paperId), name: 'desk.record' },
]
