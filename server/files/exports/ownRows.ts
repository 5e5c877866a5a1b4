import { eq, getTableColumns } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import * as schema from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'

interface OwnRows {
  readonly table: PgTable
  /** Owner of the row. */
  readonly owner: AnyPgColumn
  /** Secrets that open something: the export does not need them. */
  readonly hidden?: readonly string[]
}

const of = (table: PgTable, owner: AnyPgColumn, ...hidden: string[]): OwnRows => ({ table, owner, hidden })

/** Every table with rows of a member, by the name of its file in the archive. */
export const ownRows: Readonly<Record<string, OwnRows>> = {
  account: of(schema.users, schema.users.id, 'passwordHash', 'lockReason'),
  account_deletions: of(schema.accountDeletions, schema.accountDeletions.userId),
  account_exports: of(schema.accountExports, schema.accountExports.userId, 'file', 'claimedUntil'),
  sessions: of(schema.sessions, schema.sessions.userId, 'tokenHash', 'sidHash'),
  passkeys: of(schema.passkeys, schema.passkeys.userId, 'credentialId', 'publicKey'),
  authenticator_apps: of(schema.totpSecrets, schema.totpSecrets.userId, 'sealed', 'pending'),
  recovery_codes: of(schema.recoveryCodes, schema.recoveryCodes.userId, 'codeHash'),
  subjects: of(schema.userSubjects, schema.userSubjects.userId),
  roles: of(schema.userRoles, schema.userRoles.userId),
  team_invitations: of(
    schema.teamInvitations,
    schema.teamInvitations.userId,
    'nonce',
    'tokenHash',
    'invitedBy',
  ),
  live_parts: of(schema.liveStaff, schema.liveStaff.userId, 'askedBy'),
  registration_groups: of(schema.registrationGroups, schema.registrationGroups.contactId),
  group_members: of(schema.groupMembers, schema.groupMembers.userId),
  student_proofs: of(schema.studentProofs, schema.studentProofs.userId),
  consents: of(schema.consents, schema.consents.userId),
  messages: of(schema.messages, schema.messages.userId, 'key'),
  campaign_mails: of(schema.campaignRecipients, schema.campaignRecipients.userId, 'dueAt', 'fault'),
  mail_campaigns: of(
    schema.campaigns,
    schema.campaigns.createdBy,
    'creationKey',
    'hash',
    'testedHash',
    'seenHash',
    'askedHash',
    'confirmedHash',
    'confirmedBy',
    'editedBy',
  ),
  unwanted_mail: of(schema.unwantedMail, schema.unwantedMail.userId),
  unwanted_sms: of(schema.unwantedSms, schema.unwantedSms.userId),
  collections: of(schema.collections, schema.collections.userId),
  lives_watched: of(schema.liveVisits, schema.liveVisits.userId),
  videos_watched: of(schema.videoVisits, schema.videoVisits.userId),
  orders: of(schema.orders, schema.orders.userId, 'key'),
  registration_drafts: of(schema.registrationDrafts, schema.registrationDrafts.userId),
  coupons: of(schema.coupons, schema.coupons.userId),
  waiting_list: of(schema.waitlistEntries, schema.waitlistEntries.userId),
  hotel_bookings: of(schema.hotelBookings, schema.hotelBookings.userId, 'creationKey', 'sharedWith'),
  enquiries: of(schema.enquiries, schema.enquiries.userId, 'creationKey'),
  comments: of(schema.comments, schema.comments.userId, 'key'),
  comment_reports: of(schema.commentReports, schema.commentReports.userId),
  comment_notices: of(schema.commentNotices, schema.commentNotices.userId),
  points: of(schema.pointMovements, schema.pointMovements.userId),
  point_accounts: of(schema.pointAccounts, schema.pointAccounts.userId),
  point_lots: of(schema.pointLots, schema.pointLots.userId),
  invite_codes: of(schema.inviteCodes, schema.inviteCodes.userId),
  invited_friends: of(schema.referrals, schema.referrals.inviterId),
  knocks: of(schema.knocks, schema.knocks.userId),
  knock_hits: of(schema.knockHits, schema.knockHits.userId),
  accepted_authors: of(schema.acceptedAuthors, schema.acceptedAuthors.userId),
  tickets: of(schema.tickets, schema.tickets.userId),
  meal_vouchers: of(schema.mealVouchers, schema.mealVouchers.userId),
  certificates: of(schema.certificates, schema.certificates.userId),
  printed_documents: of(schema.documentItems, schema.documentItems.userId),
  organizer_applications: of(schema.organizerApplications, schema.organizerApplications.userId),
  conferences: of(schema.conferences, schema.conferences.organizerId),
  papers: of(schema.papers, schema.papers.userId, 'key'),
  reviews: of(schema.reviews, schema.reviews.userId),
  decisions_prepared: of(schema.paperDecisions, schema.paperDecisions.userId, 'key'),
  discussion_comments: of(schema.paperComments, schema.paperComments.userId, 'key'),
  reviewer_pools: of(schema.paperReviewers, schema.paperReviewers.userId),
  similarity_checks: of(schema.similarityChecks, schema.similarityChecks.userId),
  uploaded_files: of(schema.uploadedFiles, schema.uploadedFiles.userId),
}

/** Columns that name a member and are not exported, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  'referrals.friend_id': 'That somebody was invited stands in the rows of the one who invited.',
  'scenes.user_id': 'A QR code that lives for five minutes, and is swept after a day.',
  'tickets.signed_by': 'Whose work at the gate it was; the ticket is somebody else’s.',
  'scans.staff_id': 'Scans at a gate are records of the conference about its guests.',
  'live_staff.asked_by': 'Others who were asked; the question is theirs.',
  'lives.anchor_id': 'A live is public; its host is named on its page.',
  'lives.funder_id': 'A live is public; its funder is named on its page.',
  'paper_discussions.opened_by': 'A discussion belongs to the conference; own comments are exported.',
  'paper_pseudonyms.user_id': 'Would tell who stands behind the names of a closed discussion.',
  'organizer_applications.seconded_by': 'An act of an administrator, about somebody else’s application.',
  'review_invitations.invited_by': 'Names of others who were asked; the invitation is theirs.',
  'team_invitations.invited_by': 'Addresses of others who were asked; the invitation is theirs.',
  'bulk_actions.user_id': 'What an organizer did to the registrations of others.',
  'campaigns.edited_by': 'A mail of the conference; one that was begun is exported.',
  'campaigns.confirmed_by': 'A mail of the conference, which somebody else wrote.',
  'sheet_imports.user_id': 'A spreadsheet of the conference that is swept after a day.',
  'partial_uploads.user_id': 'Pieces of a file that has not come yet.',
  'template_packs.user_id': 'Files of the conference, which everybody can download.',
  'refused_addresses.user_id': 'A note of the mail server; the address is in the account.',
  'document_batches.issued_by': 'An act of a chair, about certificates of others.',
  'people_imports.user_id': 'An act of the team, about registrations of others.',
  'person_acts.user_id': 'An act of the team, about the registration of somebody else.',
  'papers.seconded_by': 'A second chair’s agreement, about somebody else’s paper.',
  'conference_contents.edited_by': 'A text of the conference, which its organizers write together.',
  'content_releases.by': 'What the conference released; everybody reads it.',
  'live_messages.user_id': 'What was said in a room of many people stays with the room.',
  'live_events.actor': 'What happened in a room of many people stays with the room.',
}

/** The rows of one table as JSON, without what opens something. */
export const rowsOf = async (
  db: Db,
  { table, owner, hidden = [] }: OwnRows,
  userId: number,
): Promise<string> => {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name))
  const rows = await db.select(Object.fromEntries(columns)).from(table).where(eq(owner, userId))
  return `${JSON.stringify(rows, null, 2)}\n`
}
