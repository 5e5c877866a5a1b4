import { getTableName } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { ErasedGroup, KeptGroup } from '../../../src/contract/accountDeletion.ts'
import * as schema from '../../db/schema.ts'
import * as change from './changes.ts'

/** Treatment of a member's rows when the account is deleted (ACC-03). */
export type Fate =
  /** They are deleted. */
  | { readonly fate: 'erased'; readonly group: ErasedGroup }
  /** They stay without what says who it was, because other rows refer to them. */
  | { readonly fate: 'changed'; readonly group: ErasedGroup; readonly work: change.Change }
  /** They are removed by the round that removes them anyway, `after` which nothing refers to them any more. */
  | { readonly fate: 'swept'; readonly group: ErasedGroup; readonly after: string }
  /** They stay, and the page says why. */
  | { readonly fate: 'kept'; readonly group: KeptGroup }

const erased = (group: ErasedGroup): Fate => ({ fate: 'erased', group })
const changed = (group: ErasedGroup, work: change.Change): Fate => ({ fate: 'changed', group, work })
const swept = (group: ErasedGroup, after: string): Fate => ({ fate: 'swept', group, after })
const kept = (group: KeptGroup): Fate => ({ fate: 'kept', group })

/**
 * Every column that names a member, with the treatment of its rows, in order: notifications of other
 * people about it, such as a free place, come before the messages of the member are erased.
 */
export const afterDeletion: ReadonlyArray<readonly [AnyPgColumn, Fate]> = [
  [schema.comments.userId, changed('comments', change.comments)],
  [schema.commentReports.userId, changed('comments', change.commentReports)],
  [schema.commentNotices.userId, erased('comments')],
  [schema.liveMessages.userId, changed('comments', change.liveMessages)],
  [schema.enquiries.userId, changed('contacts', change.enquiries)],
  [schema.paperReviewers.userId, changed('contacts', change.paperReviewers)],
  [schema.refusedAddresses.userId, erased('contacts')],
  [schema.inviteCodes.userId, erased('contacts')],
  [schema.waitlistEntries.userId, changed('traces', change.waitlistEntries)],
  [schema.collections.userId, erased('traces')],
  [schema.liveVisits.userId, erased('traces')],
  [schema.videoVisits.userId, erased('traces')],
  [schema.similarityChecks.userId, erased('traces')],
  [schema.registrationDrafts.userId, changed('traces', change.registrationForms)],
  [schema.acceptedAuthors.userId, erased('traces')],
  [schema.papers.userId, changed('traces', change.draftPapers)],
  [schema.messages.userId, changed('messages', change.messages)],
  [schema.campaignRecipients.userId, changed('messages', change.campaignRecipients)],
  [schema.unwantedMail.userId, erased('messages')],
  [schema.unwantedSms.userId, erased('messages')],
  [schema.passkeys.userId, erased('ways')],
  [schema.totpSecrets.userId, erased('ways')],
  [schema.recoveryCodes.userId, erased('ways')],
  [schema.scenes.userId, erased('ways')],
  [schema.userRoles.userId, erased('ways')],
  [schema.teamInvitations.userId, changed('ways', change.teamInvitations)],
  [schema.sessions.userId, changed('ways', change.sessions)],
  [schema.userSubjects.userId, erased('profile')],
  [schema.users.id, changed('profile', change.account)],
  [schema.accountExports.userId, changed('files', change.exports)],
  [schema.documentItems.userId, changed('files', change.documentItems)],
  [schema.groupMembers.userId, changed('traces', change.registrationGroups)],
  [schema.registrationGroups.contactId, changed('traces', change.registrationGroups)],
  [schema.studentProofs.userId, changed('files', change.studentProofs)],
  [schema.uploadedFiles.userId, swept('files', 'A day after it came, unless a kept row speaks of it.')],
  [schema.partialUploads.userId, swept('files', 'A day after it was begun.')],
  [schema.sheetImports.userId, swept('files', 'A day after it was checked.')],

  [schema.orders.userId, kept('accounting')],
  [schema.tickets.userId, kept('trade')],
  [schema.mealVouchers.userId, kept('trade')],
  [schema.hotelBookings.userId, kept('trade')],
  [schema.coupons.userId, kept('ledger')],
  [schema.pointAccounts.userId, kept('ledger')],
  [schema.pointMovements.userId, kept('ledger')],
  [schema.pointLots.userId, kept('ledger')],
  [schema.referrals.inviterId, kept('ledger')],
  [schema.referrals.friendId, kept('ledger')],
  [schema.knocks.userId, kept('ledger')],
  [schema.knockHits.userId, kept('ledger')],
  [schema.papers.secondedBy, kept('science')],
  [schema.reviews.userId, kept('science')],
  [schema.reviewInvitations.invitedBy, kept('science')],
  [schema.paperDecisions.userId, kept('science')],
  [schema.paperDiscussions.openedBy, kept('science')],
  [schema.paperComments.userId, kept('science')],
  [schema.paperPseudonyms.userId, kept('science')],
  [schema.certificates.userId, kept('certificates')],
  [schema.organizerApplications.userId, kept('organizer')],
  [schema.organizerApplications.secondedBy, kept('organizer')],
  [schema.conferences.organizerId, kept('organizer')],
  [schema.templatePacks.userId, kept('organizer')],
  [schema.conferenceContents.editedBy, kept('organizer')],
  [schema.contentReleases.by, kept('organizer')],
  [schema.campaigns.createdBy, kept('organizer')],
  [schema.campaigns.editedBy, kept('organizer')],
  [schema.campaigns.confirmedBy, kept('organizer')],
  [schema.lives.anchorId, kept('rooms')],
  [schema.liveStaff.userId, kept('rooms')],
  [schema.liveStaff.askedBy, kept('logs')],
  [schema.lives.funderId, kept('rooms')],
  [schema.liveEvents.actor, kept('rooms')],
  [schema.teamInvitations.invitedBy, kept('logs')],
  [schema.bulkActions.userId, kept('logs')],
  [schema.personActs.userId, kept('logs')],
  [schema.peopleImports.userId, kept('logs')],
  [schema.documentBatches.issuedBy, kept('logs')],
  [schema.tickets.signedBy, kept('logs')],
  [schema.scans.staffId, kept('logs')],
  [schema.consents.userId, kept('logs')],
  [schema.accountDeletions.userId, kept('logs')],
]

/** `orders.user_id` */
export const nameOf = (column: AnyPgColumn): string => `${getTableName(column.table)}.${column.name}`
