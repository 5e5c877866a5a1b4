import type { MachineId } from '../../../src/machines/registry.ts'
import { attest } from './entries/attest.ts'
import { bindPhone } from './entries/bindPhone.ts'
import { certificate } from './entries/certificate.ts'
import { checkout } from './entries/checkout.ts'
import { collect } from './entries/collect.ts'
import { credentialLogin } from './entries/credentialLogin.ts'
import { inbox } from './entries/inbox.ts'
import { gate } from './entries/gate.ts'
import { gateCamera } from './entries/gateCamera.ts'
import { gateSync } from './entries/gateSync.ts'
import { invoice } from './entries/invoice.ts'
import { fileUpload } from './entries/fileUpload.ts'
import { invoiceForm } from './entries/invoiceForm.ts'
import { newConference } from './entries/newConference.ts'
import { draft } from './entries/draft.ts'
import { lazyPage } from './entries/lazyPage.ts'
import { hostTransfer } from './entries/hostTransfer.ts'
import { linkMicAudience } from './entries/linkMicAudience.ts'
import { linkMicHost } from './entries/linkMicHost.ts'
import { waitTime } from './entries/waitTime.ts'
import { liveHub } from './entries/liveHub.ts'
import { memberMenu } from './entries/memberMenu.ts'
import { mutes } from './entries/mutes.ts'
import { stage } from './entries/stage.ts'
import { recording } from './entries/recording.ts'
import { localeSwitch } from './entries/localeSwitch.ts'
import { login } from './entries/login.ts'
import { mealVoucher } from './entries/mealVoucher.ts'
import { mobileRedirect } from './entries/mobileRedirect.ts'
import { order } from './entries/order.ts'
import { organizer } from './entries/organizer.ts'
import { orderRequest } from './entries/orderRequest.ts'
import { organizerEntry } from './entries/organizerEntry.ts'
import { payment } from './entries/payment.ts'
import { payAttempt } from './entries/payAttempt.ts'
import { profile } from './entries/profile.ts'
import { quickLogin } from './entries/quickLogin.ts'
import { record } from './entries/record.ts'
import { refund } from './entries/refund.ts'
import { registration } from './entries/registration.ts'
import { remoteList } from './entries/remoteList.ts'
import { scan } from './entries/scan.ts'
import { scanApproval } from './entries/scanApproval.ts'
import { sendCode } from './entries/sendCode.ts'
import { session } from './entries/session.ts'
import { siteConfig } from './entries/siteConfig.ts'
import { terms } from './entries/terms.ts'
import { ticket } from './entries/ticket.ts'
import { invoiceDocument } from './entries/invoiceDocument.ts'
import { transferVoucher } from './entries/transferVoucher.ts'
import { videoPlayback } from './entries/videoPlayback.ts'
import { videoWatch } from './entries/videoWatch.ts'
import { chat } from './entries/chat.ts'
import { playback } from './entries/playback.ts'
import { streamMode } from './entries/streamMode.ts'
import { capture } from './entries/capture.ts'
import { screenShare } from './entries/screenShare.ts'
import { deviceCheck } from './entries/deviceCheck.ts'
import { waitlist } from './entries/waitlist.ts'
import type { MachineEntry } from './entry.types.ts'

/**
 * What the workshop says about each machine, in the order in which a reader meets them. A machine without an entry
 * does not compile.
 */
export const registry: { readonly [Id in MachineId]: MachineEntry } = {
  login,
  scan,
  scanApproval,
  quickLogin,
  credentialLogin,
  sendCode,
  terms,
  bindPhone,
  profile,
  session,
  siteConfig,
  localeSwitch,
  lazyPage,
  mobileRedirect,
  remoteList,
  organizerEntry,
  attest,
  fileUpload,
  collect,
  videoWatch,
  videoPlayback,
  registration,
  draft,
  inbox,
  record,
  organizer,
  order,
  orderRequest,
  payment,
  refund,
  waitlist,
  invoice,
  ticket,
  mealVoucher,
  certificate,
  checkout,
  payAttempt,
  transferVoucher,
  invoiceDocument,
  invoiceForm,
  newConference,
  gate,
  gateCamera,
  gateSync,
  liveHub,
  stage,
  recording,
  linkMicAudience,
  linkMicHost,
  waitTime,
  mutes,
  memberMenu,
  hostTransfer,
  chat,
  playback,
  streamMode,
  capture,
  screenShare,
  deviceCheck,
}
