import type { MachineId } from '../../src/machines/registry.ts'
import { attest } from './events/attest.ts'
import { bindPhone } from './events/bindPhone.ts'
import { capture } from './events/capture.ts'
import { certificate } from './events/certificate.ts'
import { chat } from './events/chat.ts'
import { checkout } from './events/checkout.ts'
import { collect } from './events/collect.ts'
import { credentialLogin } from './events/credentialLogin.ts'
import { deviceCheck } from './events/deviceCheck.ts'
import { inbox } from './events/inbox.ts'
import { gate } from './events/gate.ts'
import { gateCamera } from './events/gateCamera.ts'
import { gateSync } from './events/gateSync.ts'
import { invoice } from './events/invoice.ts'
import { fileUpload } from './events/fileUpload.ts'
import { invoiceForm } from './events/invoiceForm.ts'
import { newConference } from './events/newConference.ts'
import { draft } from './events/draft.ts'
import { lazyPage } from './events/lazyPage.ts'
import { hostTransfer } from './events/hostTransfer.ts'
import { linkMicAudience } from './events/linkMicAudience.ts'
import { linkMicHost } from './events/linkMicHost.ts'
import { liveHub } from './events/liveHub.ts'
import { memberMenu } from './events/memberMenu.ts'
import { mutes } from './events/mutes.ts'
import { stage } from './events/stage.ts'
import { localeSwitch } from './events/localeSwitch.ts'
import { login } from './events/login.ts'
import { mealVoucher } from './events/mealVoucher.ts'
import { mobileRedirect } from './events/mobileRedirect.ts'
import { order } from './events/order.ts'
import { organizer } from './events/organizer.ts'
import { orderRequest } from './events/orderRequest.ts'
import { organizerEntry } from './events/organizerEntry.ts'
import { payment } from './events/payment.ts'
import { payAttempt } from './events/payAttempt.ts'
import { playback } from './events/playback.ts'
import { profile } from './events/profile.ts'
import { quickLogin } from './events/quickLogin.ts'
import { record } from './events/record.ts'
import { recording } from './events/recording.ts'
import { refund } from './events/refund.ts'
import { registration } from './events/registration.ts'
import { remoteList } from './events/remoteList.ts'
import { scan } from './events/scan.ts'
import { scanApproval } from './events/scanApproval.ts'
import { screenShare } from './events/screenShare.ts'
import { sendCode } from './events/sendCode.ts'
import { session } from './events/session.ts'
import { siteConfig } from './events/siteConfig.ts'
import { streamMode } from './events/streamMode.ts'
import { terms } from './events/terms.ts'
import { ticket } from './events/ticket.ts'
import { invoiceDocument } from './events/invoiceDocument.ts'
import { transferVoucher } from './events/transferVoucher.ts'
import { videoPlayback } from './events/videoPlayback.ts'
import { videoWatch } from './events/videoWatch.ts'
import { waitlist } from './events/waitlist.ts'
import { waitTime } from './events/waitTime.ts'
import { walkEveryTransition } from './walk.ts'
import type { AnyModel, Walk } from './walk.ts'

/** What each machine is walked with; a machine without a model does not compile. */
export const models: Readonly<Record<MachineId, AnyModel>> = {
  attest,
  bindPhone,
  capture,
  certificate,
  chat,
  checkout,
  collect,
  credentialLogin,
  deviceCheck,
  inbox,
  gate,
  gateCamera,
  gateSync,
  invoice,
  fileUpload,
  invoiceForm,
  newConference,
  draft,
  lazyPage,
  hostTransfer,
  linkMicAudience,
  linkMicHost,
  liveHub,
  memberMenu,
  mutes,
  stage,
  localeSwitch,
  login,
  mealVoucher,
  mobileRedirect,
  order,
  organizer,
  orderRequest,
  organizerEntry,
  payment,
  payAttempt,
  playback,
  profile,
  quickLogin,
  record,
  recording,
  refund,
  registration,
  remoteList,
  scan,
  scanApproval,
  screenShare,
  sendCode,
  session,
  siteConfig,
  streamMode,
  terms,
  ticket,
  transferVoucher,
  invoiceDocument,
  videoPlayback,
  videoWatch,
  waitlist,
  waitTime,
}

/** One walk per transition of the machine, the same in every run: driven in node and through the page. */
export const walksOf = (id: MachineId): Walk[] => walkEveryTransition(models[id])
