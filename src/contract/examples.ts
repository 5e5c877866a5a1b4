import { calls, type CallName, type Calls } from './calls.ts'
import { accountDeletionExamples } from './accountDeletion.examples.ts'
import { accountsExamples } from './accounts.examples.ts'
import { auditLogExamples } from './auditLog.examples.ts'
import { butlerExamples } from './butler.examples.ts'
import { benefitsExamples } from './benefits.examples.ts'
import { catalogueExamples } from './catalogue.examples.ts'
import { conferenceExamples } from './conference.examples.ts'
import { conferenceContentExamples } from './conferenceContent.examples.ts'
import { conferenceHostsExamples } from './conferenceHosts.examples.ts'
import { conferenceHotelsExamples } from './conferenceHotels.examples.ts'
import { collectionExamples } from './collection.examples.ts'
import { commentExamples } from './comment.examples.ts'
import { conferenceBasicsExamples } from './conferenceBasics.examples.ts'
import { consentExamples } from './consent.examples.ts'
import { documentBatchExamples } from './documentBatch.examples.ts'
import { invoiceExamples } from './invoice.examples.ts'
import { invoiceUploadExamples } from './invoiceUpload.examples.ts'
import { jobsExamples } from './jobs.examples.ts'
import { lifecycleExamples } from './lifecycle.examples.ts'
import { liveExamples } from './live.examples.ts'
import { ownLiveExamples } from './ownLive.examples.ts'
import { loginExamples } from './login.examples.ts'
import { newsExamples } from './news.examples.ts'
import { notesExamples } from './notes.examples.ts'
import { orderExamples } from './order.examples.ts'
import { organizerExamples } from './organizer.examples.ts'
import { ownAccountExamples } from './ownAccount.examples.ts'
import { conferenceCopyExamples } from './conferenceCopy.examples.ts'
import { dashboardExamples } from './dashboard.examples.ts'
import { ownConferenceExamples } from './ownConference.examples.ts'
import { ownConferencesExamples } from './ownConferences.examples.ts'
import { paperExamples } from './paper.examples.ts'
import { deliveryExamples } from './delivery.examples.ts'
import { discussionExamples } from './discussion.examples.ts'
import { paperDeskExamples } from './paperDesk.examples.ts'
import { paperAssignmentExamples } from './paperAssignment.examples.ts'
import { authorshipExamples } from './authorship.examples.ts'
import { paperImportExamples } from './paperImport.examples.ts'
import { paperSheetExamples } from './paperSheet.examples.ts'
import { partialUploadExamples } from './partialUpload.examples.ts'
import { peopleExamples } from './people.examples.ts'
import { conferenceFormExamples } from './conferenceForm.examples.ts'
import { peopleBulkExamples } from './peopleBulk.examples.ts'
import { peopleImportExamples } from './peopleImport.examples.ts'
import { presentationExamples } from './presentation.examples.ts'
import { previewExamples } from './preview.examples.ts'
import { publicationExamples } from './publication.examples.ts'
import { rebuttalExamples } from './rebuttal.examples.ts'
import { registrationGroupExamples } from './registrationGroup.examples.ts'
import { reviewExamples } from './review.examples.ts'
import { searchExamples } from './search.examples.ts'
import { secondFactorExamples } from './secondFactor.examples.ts'
import { setupExamples } from './setup.examples.ts'
import { similarityExamples } from './similarity.examples.ts'
import { siteExamples } from './site.examples.ts'
import { siteAdminExamples } from './siteAdmin.examples.ts'
import { campaignExamples } from './campaign.examples.ts'
import { teamExamples } from './team.examples.ts'
import { templatePackExamples } from './templatePack.examples.ts'
import { ticketExamples } from './ticket.examples.ts'
import { studentProofExamples } from './studentProof.examples.ts'
import { contentPictureExamples } from './contentPicture.examples.ts'
import { couponBatchesExamples } from './couponBatches.examples.ts'
import { ticketSaleExamples } from './ticketSale.examples.ts'
import { messageExamples } from './message.examples.ts'
import { userExamples } from './user.examples.ts'
import { videoExamples } from './video.examples.ts'
import { wechatExamples } from './wechat.examples.ts'
import { sayIn, type Example } from './example.ts'
import type { CallInput, CallOutput } from './endpoint.ts'

/** A call without an example does not compile. */
const examples: { readonly [K in CallName]: Example<Calls[K]> } = {
  ...accountDeletionExamples,
  ...accountsExamples,
  ...auditLogExamples,
  ...butlerExamples,
  ...benefitsExamples,
  ...catalogueExamples,
  ...conferenceExamples,
  ...conferenceContentExamples,
  ...contentPictureExamples,
  ...conferenceHostsExamples,
  ...conferenceHotelsExamples,
  ...collectionExamples,
  ...commentExamples,
  ...conferenceBasicsExamples,
  ...consentExamples,
  ...documentBatchExamples,
  ...invoiceExamples,
  ...invoiceUploadExamples,
  ...jobsExamples,
  ...lifecycleExamples,
  ...liveExamples,
  ...ownLiveExamples,
  ...loginExamples,
  ...newsExamples,
  ...notesExamples,
  ...orderExamples,
  ...organizerExamples,
  ...ownAccountExamples,
  ...conferenceCopyExamples,
  ...dashboardExamples,
  ...ownConferenceExamples,
  ...ownConferencesExamples,
  ...paperExamples,
  ...deliveryExamples,
  ...discussionExamples,
  ...paperDeskExamples,
  ...authorshipExamples,
  ...paperImportExamples,
  ...paperSheetExamples,
  ...partialUploadExamples,
  ...peopleExamples,
  ...conferenceFormExamples,
  ...peopleBulkExamples,
  ...peopleImportExamples,
  ...presentationExamples,
  ...previewExamples,
  ...publicationExamples,
  ...rebuttalExamples,
  ...registrationGroupExamples,
  ...reviewExamples,
  ...paperAssignmentExamples,
  ...searchExamples,
  ...secondFactorExamples,
  ...setupExamples,
  ...similarityExamples,
  ...siteExamples,
  ...siteAdminExamples,
  ...teamExamples,
  ...campaignExamples,
  ...templatePackExamples,
  ...ticketExamples,
  ...studentProofExamples,
  ...couponBatchesExamples,
  ...ticketSaleExamples,
  ...messageExamples,
  ...userExamples,
  ...videoExamples,
  ...wechatExamples,
}

export type Samples = { readonly [K in CallName]: CallInput<Calls[K]> }
export type Answers = { readonly [K in CallName]: CallOutput<Calls[K]> }

/** A valid request for every call; the result depends on the server's state. */
export const samples = each((name) => examples[name].sample) as Samples

/** The successful answer of every call in one language, created on each call. */
export const answersIn = (language: 'zh' | 'en'): Answers => {
  const say = sayIn(language)
  return each((name) => examples[name].answer(say)) as Answers
}

function each(make: (name: CallName) => unknown): { readonly [K in CallName]: unknown } {
  return Object.fromEntries((Object.keys(calls) as CallName[]).map((name) => [name, make(name)])) as {
    [K in CallName]: unknown
  }
}
