import type { MachineId } from '../../../src/machines/registry.ts'
import { attest } from './attest.ts'
import { bindPhone } from './bindPhone.ts'
import { capture } from './capture.ts'
import { chat } from './chat.ts'
import { checkout } from './checkout.ts'
import { collect } from './collect.ts'
import { credentialLogin } from './credentialLogin.ts'
import { draft } from './draft.ts'
import { deviceCheck } from './deviceCheck.ts'
import type { Driver } from './driver.ts'
import { inbox } from './inbox.ts'
import { fileUpload } from './fileUpload.ts'
import { gate } from './gate.ts'
import { gateCamera } from './gateCamera.ts'
import { gateSync } from './gateSync.ts'
import { invoiceForm } from './invoiceForm.ts'
import { newConference } from './newConference.ts'
import { lazyPage } from './lazyPage.ts'
import { lifecycle } from './lifecycle.ts'
import { hostTransfer } from './hostTransfer.ts'
import { linkMicAudience } from './linkMicAudience.ts'
import { linkMicHost } from './linkMicHost.ts'
import { liveHub } from './liveHub.ts'
import { memberMenu } from './memberMenu.ts'
import { mutes } from './mutes.ts'
import { stage } from './stage.ts'
import { localeSwitch } from './localeSwitch.ts'
import { login } from './login.ts'
import { mobileRedirect } from './mobileRedirect.ts'
import { orderRequest } from './orderRequest.ts'
import { organizerEntry } from './organizerEntry.ts'
import { payAttempt } from './payAttempt.ts'
import { playback } from './playback.ts'
import { profile } from './profile.ts'
import { quickLogin } from './quickLogin.ts'
import { record } from './record.ts'
import { recording } from './recording.ts'
import { registration } from './registration.ts'
import { remoteList } from './remoteList.ts'
import { scan } from './scan.ts'
import { scanApproval } from './scanApproval.ts'
import { screenShare } from './screenShare.ts'
import { sendCode } from './sendCode.ts'
import { session } from './session.ts'
import { siteConfig } from './siteConfig.ts'
import { streamMode } from './streamMode.ts'
import { terms } from './terms.ts'
import { invoiceDocument } from './invoiceDocument.ts'
import { transferVoucher } from './transferVoucher.ts'
import { videoPlayback } from './videoPlayback.ts'
import { videoWatch } from './videoWatch.ts'
import { waitTime } from './waitTime.ts'

/** A machine without a driver does not compile. */
export const drivers: { readonly [Id in MachineId]: Driver<Id> } = {
  attest,
  bindPhone,
  certificate: lifecycle('certificate'),
  capture,
  chat,
  checkout,
  collect,
  credentialLogin,
  deviceCheck,
  inbox,
  gate,
  gateCamera,
  gateSync,
  invoice: lifecycle('invoice'),
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
  mealVoucher: lifecycle('mealVoucher'),
  mobileRedirect,
  order: lifecycle('order'),
  organizer: lifecycle('organizer'),
  orderRequest,
  organizerEntry,
  payment: lifecycle('payment'),
  payAttempt,
  playback,
  profile,
  quickLogin,
  record,
  recording,
  refund: lifecycle('refund'),
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
  ticket: lifecycle('ticket'),
  transferVoucher,
  invoiceDocument,
  videoPlayback,
  videoWatch,
  waitTime,
  waitlist: lifecycle('waitlist'),
}
