import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, key, line, page, paged, positiveId } from './fields.ts'
import { jsonField } from './jsonField.ts'
import { integerField } from './numbers.ts'
import { decisions } from './paperWords.ts'
import { reasons, type Reason } from './reasons.ts'
import { reviewStates } from './review.ts'
import { listStandings, reviewerList, reviewerListLimits } from './reviewerList.ts'
import { exactText, plainLine, plainText } from './text.ts'
import { workOf } from './teamParts.ts'

/** Reviewers of a conference's papers: its pool, their invitations, and the automatic assignment. */

/**
 * Reasons that a person must not review a paper, the gravest first. `name`: an author has the same name. `asked`:
 * invited in this round, `declined`: in an earlier one.
 */
export const conflictKinds = [
  'author',
  'name',
  'affiliation',
  'domain',
  'named',
  'coauthor',
  'asked',
  'declined',
] as const
export type ConflictKind = (typeof conflictKinds)[number]

export const poolLimits = { cap: 50, keywords: 10, keyword: 50, proposal: 10_000 } as const

/** A possible reviewer for a conference. */
export const poolMember = z.object({
  id: z.int(),
  name: z.string(),
  /** Mostly masked where it is the account’s. */
  email: z.string(),
  /** Without one, an invitation goes as a link to the address. */
  has_account: z.boolean(),
  affiliation: z.string(),
  /** Subjects of the account and the keywords that the chair gave. */
  terms: z.array(z.string()),
  keywords: z.array(z.string()),
  /** Papers of the conference at most, and now. */
  load_cap: z.int(),
  load: z.int(),
  is_active: z.boolean(),
})
export type PoolMember = z.infer<typeof poolMember>

/** A reviewer of the pool as seen from one paper. */
export const candidate = z.object({
  ...poolMember.shape,
  /** From 0 (nothing in common) to 100. */
  score: z.int(),
  /** Subjects and keywords of theirs that the paper is about. */
  matched: z.array(z.string()),
  /** Empty: nothing speaks against it. */
  excluded: z.array(z.literal(conflictKinds)),
  is_full: z.boolean(),
})
export type Candidate = z.infer<typeof candidate>

/** A reviewer who was invited by an account. */
export const askedReviewer = z.object({
  id: z.int(),
  /** As the chairs have invited them, else the nickname of the account. */
  name: z.string(),
  /** Invited address; empty: the account was chosen. */
  email: z.string(),
  /** Nickname of the account that reviews. */
  account: z.string(),
  state: z.literal(reviewStates),
  version: z.int(),
  round: z.int(),
  recommendation: z.nullable(z.literal(decisions)),
  /** ISO 8601, UTC. */
  asked_at: z.string(),
  response_due_at: z.string(),
  review_due_at: z.nullable(z.string()),
  submitted_at: z.nullable(z.string()),
  /** Reason for declining or cancelling it. */
  reason: z.nullable(z.string()),
})
export type AskedReviewer = z.infer<typeof askedReviewer>

/** `waiting` to be opened; `used`: it became a review. */
export const invitationStates = ['waiting', 'expired', 'cancelled'] as const

/** A link that was sent to a person without an account and was not opened yet. */
export const sentInvitation = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  state: z.literal(invitationStates),
  sent_at: z.string(),
  response_due_at: z.string(),
})
export type SentInvitation = z.infer<typeof sentInvitation>

export const paperReviewers = z.object({
  id: z.int(),
  conference_id: z.int(),
  title: z.string(),
  conference: z.string(),
  round: z.int(),
  /** The state of the paper allows invitations. */
  is_open: z.boolean(),
  /** Required reviews of each paper, and those that arrived or may still arrive in this round. */
  needed: z.int(),
  promised: z.int(),
  reviewers: z.array(askedReviewer),
  invitations: z.array(sentInvitation),
  /** Names of those in the pool who submitted a review in the previous round, and were not invited in this one. */
  again: z.array(z.string()),
})
export type PaperReviewers = z.infer<typeof paperReviewers>

export const proposedReviewer = z.object({
  reviewer_id: z.int(),
  name: z.string(),
  score: z.int(),
  matched: z.array(z.string()),
  /** Papers that they would have with all that is proposed, and may have at most. */
  load: z.int(),
  load_cap: z.int(),
})

export const proposedPaper = z.object({
  id: z.int(),
  title: z.string(),
  needed: z.int(),
  proposed: z.array(proposedReviewer),
})
export type ProposedPaper = z.infer<typeof proposedPaper>

export const proposal = z.object({
  conference_id: z.int(),
  conference: z.string(),
  papers: z.array(proposedPaper),
  /** Reviewers who are active. */
  reviewers: z.int(),
  /** Number of proposed reviews, and of those without a possible reviewer. */
  proposed: z.int(),
  missing: z.int(),
  /** No other choice fits better: the solver has proved it. */
  is_best: z.boolean(),
})
export type Proposal = z.infer<typeof proposal>

export const appliedRow = z.object({
  paper_id: z.int(),
  reviewer_id: z.int(),
  /** Null: invited. */
  refusal: z.nullable(z.literal(reasons)),
})
export type AppliedRow = z.infer<typeof appliedRow>

const says = (reason: Reason) => reason
const ofConference = { conference: 'conference_id', parts: workOf.papers } as const
const ofPaper = { row: 'paper', by: 'id', readers: true, parts: workOf.papers } as const
const person = {
  /** A phone number, an e-mail address or the name of an account; without an account it is an address. */
  contact: line(254),
  /** Name of a person without an account. */
  name: z._default(plainLine(80), ''),
}
const keywords = z
  .array(plainLine(poolLimits.keyword), says('invalid'))
  .check(z.maxLength(poolLimits.keywords, says('keywordTooMany')))

export const listPool = endpoint({
  summary: 'Reviewers of a conference, the newest first',
  method: 'GET',
  path: '/apic/assignment/pool',
  access: ofConference,
  input: z.object({ conference_id: positiveId, ...page }),
  output: paged(poolMember),
})

export const savePoolMember = endpoint({
  summary: 'Takes somebody into the pool of a conference, or changes what is known of them',
  method: 'POST',
  path: '/apic/assignment/pool/save',
  access: ofConference,
  input: z.object({
    conference_id: positiveId,
    ...person,
    affiliation: z._default(plainLine(200), ''),
    load_cap: integerField(0, poolLimits.cap),
    keywords: z._default(jsonField(keywords, 2000), []),
    is_active: z._default(flag, 1),
  }),
  output: poolMember,
})

export const poolListRow = z.object({
  line: z.int(),
  /** As it was read from the line. */
  contact: z.string(),
  name: z.string(),
  affiliation: z.string(),
  standing: z.literal(listStandings),
})
export type PoolListRow = z.infer<typeof poolListRow>

/** One reviewer a line. */
export const pastedReviewers = plainText(reviewerListLimits.characters).check(
  z.minLength(1, says('required')),
  z.refine((text) => reviewerList(text).length <= reviewerListLimits.lines, says('tooMany')),
)

const poolList = { conference_id: positiveId, list: pastedReviewers }

/** By POST, so that e-mail addresses of people appear in no URL. */
export const checkPoolList = endpoint({
  summary: 'Reads a list of reviewers, one a line, and says what would become of each line; writes nothing',
  method: 'POST',
  path: '/apic/assignment/pool/list/check',
  access: ofConference,
  needsApproval: true,
  input: z.object(poolList),
  output: z.object({ rows: z.array(poolListRow) }),
})

export const addPoolList = endpoint({
  summary:
    'Takes those of a list into the pool who are not in it yet; the others stay as they are. Answers what became of each line',
  method: 'POST',
  path: '/apic/assignment/pool/list/add',
  access: ofConference,
  needsApproval: true,
  input: z.object(poolList),
  output: z.object({ rows: z.array(poolListRow) }),
})

export const earlierPool = z.object({
  /** Title of the conference in the language of the request; null: there is no pool before. */
  conference: z.nullable(z.string()),
  /** Reviewers of it who are not in this pool. */
  missing: z.int(),
})
export type EarlierPool = z.infer<typeof earlierPool>

export const getEarlierPool = endpoint({
  summary:
    'The newest conference before this one, of the same organizer and in the hands of this account, that has reviewers',
  method: 'GET',
  path: '/apic/assignment/pool/earlier',
  access: ofConference,
  input: z.object({ conference_id: positiveId }),
  output: earlierPool,
})

export const reusePool = endpoint({
  summary: 'Takes the active reviewers of that conference into this pool, who are not in it yet',
  method: 'POST',
  path: '/apic/assignment/pool/reuse',
  access: ofConference,
  needsApproval: true,
  input: z.object({ conference_id: positiveId }),
  output: earlierPool,
})

export const removePoolMember = endpoint({
  summary: 'Takes somebody out of the pool; what they were asked stays',
  method: 'POST',
  path: '/apic/assignment/pool/remove',
  access: ofConference,
  input: z.object({ conference_id: positiveId, reviewer_id: positiveId }),
  output: z.null(),
})

export const getPaperReviewers = endpoint({
  summary: 'Who was asked to review a paper in its present round',
  method: 'GET',
  path: '/apic/assignment/paper',
  access: ofPaper,
  input: z.object({ id: positiveId }),
  output: paperReviewers,
})

export const listCandidates = endpoint({
  summary:
    'The pool as seen from one paper: the best first, those with a conflict last, each with the reason',
  method: 'GET',
  path: '/apic/assignment/candidates',
  access: ofPaper,
  input: z.object({ id: positiveId, q: z._default(plainLine(80), ''), ...page }),
  output: paged(candidate),
})

/** `reason`: justification in spite of a conflict; an author can never be invited. */
const invitation = { id: positiveId, reason: z._default(plainText(400), ''), key }

export const inviteReviewer = endpoint({
  summary: 'Asks somebody of the pool to review a paper',
  method: 'POST',
  path: '/apic/assignment/invite',
  access: ofPaper,
  needsApproval: true,
  input: z.object({ ...invitation, reviewer_id: positiveId }),
  output: paperReviewers,
})

export const inviteByContact = endpoint({
  summary: 'Asks an account, or an address without one, to review a paper; who it is joins the pool',
  method: 'POST',
  path: '/apic/assignment/invite_contact',
  access: ofPaper,
  needsApproval: true,
  input: z.object({ ...invitation, ...person }),
  output: paperReviewers,
})

export const inviteAgain = endpoint({
  summary:
    'Asks everybody in the pool whose review of the round before came; who cannot be asked is left out, and refused where nobody can',
  method: 'POST',
  path: '/apic/assignment/invite_again',
  access: ofPaper,
  needsApproval: true,
  input: z.object({ id: positiveId, key }),
  output: paperReviewers,
})

export const changeInvitation = endpoint({
  summary: 'Sends a link anew with a new date, or cancels it; the link before is void',
  method: 'POST',
  path: '/apic/assignment/invitation',
  access: ofPaper,
  needsApproval: true,
  input: z.object({
    id: positiveId,
    invitation_id: positiveId,
    act: z.literal(['resend', 'cancel'], says('invalid')),
    key,
  }),
  output: paperReviewers,
})

export const proposeAssignment = endpoint({
  summary: 'Proposes reviewers for all papers under review at once, and writes nothing',
  method: 'GET',
  path: '/apic/assignment/propose',
  access: ofConference,
  input: z.object({ conference_id: positiveId }),
  output: proposal,
})

export const applyAssignment = endpoint({
  summary: 'Sends the invitations of a proposal; each is refused or sent by itself',
  method: 'POST',
  path: '/apic/assignment/apply',
  access: ofConference,
  needsApproval: true,
  input: z.object({
    conference_id: positiveId,
    rows: jsonField(
      z
        .array(z.tuple([z.int(says('invalid')), z.int(says('invalid'))], says('invalid')), says('invalid'))
        .check(z.maxLength(poolLimits.proposal, says('tooMany'))),
      300_000,
    ),
    key,
  }),
  output: z.object({ rows: z.array(appliedRow) }),
  bodyLimit: 1024 * 1024,
})

export const invitedPaper = z.object({
  conference: z.string(),
  title: z.string(),
  abstract: z.string(),
  keywords: z.array(z.string()),
  response_due_at: z.string(),
})
export type InvitedPaper = z.infer<typeof invitedPaper>

const token = exactText(64).check(z.regex(/^[\w-]{20,64}$/, says('invalid')))

export const invitedConference = z.object({
  /** In the language of the request. */
  conference: z.string(),
  response_due_at: z.string(),
})
export type InvitedConference = z.infer<typeof invitedConference>

/** By POST, so that the token appears in no URL. */
export const announceInvitation = endpoint({
  summary:
    'Which conference invites to review by a link, for who has not signed in yet; nothing of the paper',
  method: 'POST',
  path: '/apic/assignment/invitation/announce',
  access: 'anyone',
  input: z.object({ token }),
  output: invitedConference,
})

/** By POST, so that the token appears in no URL. */
export const openInvitation = endpoint({
  summary: 'What an invitation by link is about: title, abstract and keywords, no names',
  method: 'POST',
  path: '/apic/assignment/invitation/open',
  access: 'member',
  input: z.object({ token }),
  output: invitedPaper,
})

export const takeInvitation = endpoint({
  summary: 'Binds an invitation by link to the account; a second time the same account gets the same review',
  method: 'POST',
  path: '/apic/assignment/invitation/take',
  access: 'member',
  input: z.object({ token }),
  output: z.object({ review_id: z.int() }),
})
