// Made from the folders of src/machines by `npm run machines`: do not edit.
import type { MachineId } from '../../../src/machines/registry.ts'
import type { Driver } from './driver.ts'
import { lifecycle } from './lifecycle.ts'
import { login } from './login.ts'
import { scan } from './scan.ts'
import { scanApproval } from './scanApproval.ts'
import { quickLogin } from './quickLogin.ts'
import { credentialLogin } from './credentialLogin.ts'
import { sendCode } from './sendCode.ts'
import { terms } from './terms.ts'
import { bindPhone } from './bindPhone.ts'
import { profile } from './profile.ts'
import { session } from './session.ts'
import { siteConfig } from './siteConfig.ts'
import { localeSwitch } from './localeSwitch.ts'
import { lazyPage } from './lazyPage.ts'
import { mobileRedirect } from './mobileRedirect.ts'
import { remoteList } from './remoteList.ts'
import { collect } from './collect.ts'
import { videoWatch } from './videoWatch.ts'
import { videoPlayback } from './videoPlayback.ts'
import { organizerEntry } from './organizerEntry.ts'
import { organizerApplication } from './organizerApplication.ts'
import { fileUpload } from './fileUpload.ts'
import { registration } from './registration.ts'
import { draft } from './draft.ts'
import { inbox } from './inbox.ts'
import { record } from './record.ts'
import { orderRequest } from './orderRequest.ts'
import { checkout } from './checkout.ts'
import { payAttempt } from './payAttempt.ts'
import { transferVoucher } from './transferVoucher.ts'
import { invoiceDocument } from './invoiceDocument.ts'
import { invoiceForm } from './invoiceForm.ts'
import { newConference } from './newConference.ts'
import { gate } from './gate.ts'
import { gateCamera } from './gateCamera.ts'
import { gateSync } from './gateSync.ts'
import { liveHub } from './liveHub.ts'
import { stage } from './stage.ts'
import { recording } from './recording.ts'
import { guestMic } from './guestMic.ts'
import { micRequest } from './micRequest.ts'
import { waitTime } from './waitTime.ts'
import { mutes } from './mutes.ts'
import { memberMenu } from './memberMenu.ts'
import { hostTransfer } from './hostTransfer.ts'
import { chat } from './chat.ts'
import { playback } from './playback.ts'
import { streamMode } from './streamMode.ts'
import { capture } from './capture.ts'
import { screenShare } from './screenShare.ts'
import { deviceCheck } from './deviceCheck.ts'
import { roomConnection } from './roomConnection.ts'

/** How each machine's events are caused on a page. A lifecycle is driven on its record's page. */
export const drivers: { readonly [Id in MachineId]: Driver<Id> } = {
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
  collect,
  videoWatch,
  videoPlayback,
  organizerEntry,
  organizerApplication,
  fileUpload,
  organizer: lifecycle('organizer'),
  registration,
  draft,
  inbox,
  record,
  order: lifecycle('order'),
  orderRequest,
  payment: lifecycle('payment'),
  refund: lifecycle('refund'),
  waitlist: lifecycle('waitlist'),
  invoice: lifecycle('invoice'),
  ticket: lifecycle('ticket'),
  mealVoucher: lifecycle('mealVoucher'),
  certificate: lifecycle('certificate'),
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
  guestMic,
  micRequest,
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
  roomConnection,
}
