import { accountDeletionHandlers } from './accountDeletion.ts'
import { accountHandlers } from './accounts.ts'
import { auditLogHandlers } from './auditLog.ts'
import { butlerHandlers } from './butler.ts'
import { benefitHandlers } from './benefits.ts'
import { catalogueHandlers } from './catalogue.ts'
import { conferenceHandlers } from './conference.ts'
import { conferenceCopyHandlers } from './conferenceCopy.ts'
import { conferenceContentAdmissions, conferenceContentHandlers } from './conferenceContent.ts'
import { conferenceHostsHandlers } from './conferenceHosts.ts'
import { conferenceHotelsHandlers } from './conferenceHotels.ts'
import { collectionHandlers } from './collection.ts'
import { commentHandlers } from './comment.ts'
import { conferenceBasicsHandlers } from './conferenceBasics.ts'
import { consentHandlers } from './consent.ts'
import { gateHandlers } from './gate.ts'
import { deliveryHandlers } from './delivery.ts'
import { documentBatchHandlers } from './documentBatch.ts'
import { invoiceHandlers } from './invoice.ts'
import { invoiceUploadAdmissions, invoiceUploadHandlers } from './invoiceUpload.ts'
import { jobHandlers } from './jobs.ts'
import { liveHandlers } from './live.ts'
import { ownLiveHandlers } from './ownLive.ts'
import { loginHandlers } from './login.ts'
import { messageHandlers } from './message.ts'
import { myConferenceHandlers } from './myConferences.ts'
import { newsHandlers } from './news.ts'
import { admissionHandlers } from './admission.ts'
import { orderHandlers } from './order.ts'
import { paymentAdmissions, paymentHandlers } from './payment.ts'
import { studentProofAdmissions, studentProofHandlers } from './studentProof.ts'
import { organizerHandlers } from './organizer.ts'
import { ownAccountHandlers } from './ownAccount.ts'
import { dashboardHandlers } from './dashboard.ts'
import { ownConferenceHandlers } from './ownConference.ts'
import { paperAdmissions, paperHandlers } from './paper.ts'
import { discussionHandlers } from './discussion.ts'
import { paperDeskHandlers } from './paperDesk.ts'
import { paperAssignmentHandlers } from './paperAssignment.ts'
import { authorshipHandlers } from './authorship.ts'
import { paperImportHandlers } from './paperImport.ts'
import { paperSheetAdmissions, paperSheetHandlers } from './paperSheet.ts'
import { partialUploadAdmissions, partialUploadHandlers } from './partialUpload.ts'
import { peopleHandlers } from './people.ts'
import { conferenceFormHandlers } from './conferenceForm.ts'
import { peopleBulkHandlers } from './peopleBulk.ts'
import { peopleImportAdmissions, peopleImportHandlers } from './peopleImport.ts'
import { presentationAdmissions, presentationHandlers } from './presentation.ts'
import { previewHandlers } from './preview.ts'
import { publicationHandlers } from './publication.ts'
import { rebuttalHandlers } from './rebuttal.ts'
import { recordHandlers } from './record.ts'
import { registrationGroupHandlers } from './registrationGroup.ts'
import { reviewHandlers } from './review.ts'
import { sceneHandlers } from './scene.ts'
import { searchHandlers } from './search.ts'
import { secondFactorHandlers } from './secondFactor.ts'
import { setupHandlers } from './setup.ts'
import { similarityHandlers } from './similarity.ts'
import { siteHandlers } from './site.ts'
import { siteAdminHandlers } from './siteAdmin.ts'
import { campaignHandlers } from './campaign.ts'
import { teamHandlers } from './team.ts'
import { templatePackAdmissions, templatePackHandlers } from './templatePack.ts'
import type { AdmissionTable, HandlerTable, Deps } from './table.ts'
import { uploadAdmissions, uploadHandlers } from './upload.ts'
import { couponBatchesHandlers } from './couponBatches.ts'
import { ticketSaleHandlers } from './ticketSale.ts'
import { userHandlers } from './user.ts'
import { videoHandlers } from './video.ts'

/** Every call of the contract; a missing one does not compile. */
export const createHandlers = (deps: Deps): HandlerTable => ({
  ...siteHandlers(deps),
  ...siteAdminHandlers(deps),
  ...collectionHandlers(deps),
  ...commentHandlers(deps),
  ...conferenceBasicsHandlers(deps),
  ...consentHandlers(deps),
  ...butlerHandlers(deps),
  ...catalogueHandlers(deps),
  ...loginHandlers(deps),
  ...sceneHandlers(deps),
  ...couponBatchesHandlers(deps),
  ...ticketSaleHandlers(deps),
  ...userHandlers(deps),
  ...secondFactorHandlers(deps),
  ...messageHandlers(deps),
  ...recordHandlers(deps),
  ...myConferenceHandlers(deps),
  ...newsHandlers(deps),
  ...conferenceHandlers(deps),
  ...conferenceContentHandlers(deps),
  ...conferenceHostsHandlers(deps),
  ...conferenceHotelsHandlers(deps),
  ...orderHandlers(deps),
  ...paymentHandlers(deps),
  ...studentProofHandlers(deps),
  ...invoiceHandlers(deps),
  ...invoiceUploadHandlers(deps),
  ...admissionHandlers(deps),
  ...gateHandlers(deps),
  ...organizerHandlers(deps),
  ...ownAccountHandlers(deps),
  ...ownConferenceHandlers(deps),
  ...dashboardHandlers(deps),
  ...conferenceCopyHandlers(deps),
  ...paperHandlers(deps),
  ...discussionHandlers(deps),
  ...paperDeskHandlers(deps),
  ...authorshipHandlers(deps),
  ...paperImportHandlers(deps),
  ...paperSheetHandlers(deps),
  ...partialUploadHandlers(deps),
  ...peopleHandlers(deps),
  ...conferenceFormHandlers(deps),
  ...peopleBulkHandlers(deps),
  ...peopleImportHandlers(deps),
  ...presentationHandlers(deps),
  ...previewHandlers(deps),
  ...publicationHandlers(deps),
  ...uploadHandlers(deps),
  ...videoHandlers(deps),
  ...liveHandlers(deps),
  ...ownLiveHandlers(deps),
  ...jobHandlers(deps),
  ...accountHandlers(deps),
  ...accountDeletionHandlers(deps),
  ...auditLogHandlers(deps),
  ...rebuttalHandlers(deps),
  ...registrationGroupHandlers(deps),
  ...reviewHandlers(deps),
  ...paperAssignmentHandlers(deps),
  ...searchHandlers(deps),
  ...setupHandlers(deps),
  ...similarityHandlers(deps),
  ...teamHandlers(deps),
  ...campaignHandlers(deps),
  ...deliveryHandlers(deps),
  ...documentBatchHandlers(deps),
  ...templatePackHandlers(deps),
  ...benefitHandlers(deps),
})

/** Admissions of every call that brings a file. */
export const createAdmissions = (deps: Deps): AdmissionTable => ({
  ...uploadAdmissions(deps),
  ...conferenceContentAdmissions(deps),
  ...paymentAdmissions(deps),
  ...studentProofAdmissions(deps),
  ...invoiceUploadAdmissions(deps),
  ...paperAdmissions(deps),
  ...partialUploadAdmissions(deps),
  ...presentationAdmissions(deps),
  ...paperSheetAdmissions(deps),
  ...peopleImportAdmissions(deps),
  ...templatePackAdmissions(deps),
})
