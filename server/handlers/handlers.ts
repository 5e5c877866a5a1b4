import { catalogueHandlers } from './catalogue.ts'
import { conferenceHandlers } from './conference.ts'
import { gateHandlers } from './gate.ts'
import { invoiceHandlers } from './invoice.ts'
import { invoiceUploadAdmissions, invoiceUploadHandlers } from './invoiceUpload.ts'
import { liveHandlers } from './live.ts'
import { loginHandlers } from './login.ts'
import { admissionHandlers } from './admission.ts'
import { orderHandlers } from './order.ts'
import { paymentAdmissions, paymentHandlers } from './payment.ts'
import { organizerHandlers } from './organizer.ts'
import { ownConferenceHandlers } from './ownConference.ts'
import { recordHandlers } from './record.ts'
import { sceneHandlers } from './scene.ts'
import { siteHandlers } from './site.ts'
import type { AdmissionTable, HandlerTable, Tools } from './table.ts'
import { uploadAdmissions, uploadHandlers } from './upload.ts'
import { userHandlers } from './user.ts'
import { videoHandlers } from './video.ts'

/** Every call of the contract; a missing one does not compile. */
export const createHandlers = (tools: Tools): HandlerTable => ({
  ...siteHandlers(tools),
  ...catalogueHandlers(tools),
  ...loginHandlers(tools),
  ...sceneHandlers(tools),
  ...userHandlers(tools),
  ...recordHandlers(tools),
  ...conferenceHandlers(tools),
  ...orderHandlers(tools),
  ...paymentHandlers(tools),
  ...invoiceHandlers(tools),
  ...invoiceUploadHandlers(tools),
  ...admissionHandlers(tools),
  ...gateHandlers(tools),
  ...organizerHandlers(tools),
  ...ownConferenceHandlers(tools),
  ...uploadHandlers(tools),
  ...videoHandlers(tools),
  ...liveHandlers(tools),
})

/** Of every call that brings a file. */
export const createAdmissions = (tools: Tools): AdmissionTable => ({
  ...uploadAdmissions(tools),
  ...paymentAdmissions(tools),
  ...invoiceUploadAdmissions(tools),
})
