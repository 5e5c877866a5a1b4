import type { AnyStateMachine } from 'xstate'

import { attestMachine } from './attest/attest.machine.ts'
import { bindPhoneMachine } from './bindPhone/bindPhone.machine.ts'
import { captureMachine } from './capture/capture.machine.ts'
import { chatMachine } from './chat/chat.machine.ts'
import { checkoutMachine } from './checkout/checkout.machine.ts'
import { collectMachine } from './collect/collect.machine.ts'
import { credentialLoginMachine } from './credentialLogin/credentialLogin.machine.ts'
import { deviceCheckMachine } from './deviceCheck/deviceCheck.machine.ts'
import { inboxMachine } from './inbox/inbox.machine.ts'
import { fileUploadMachine } from './fileUpload/fileUpload.machine.ts'
import { gateMachine } from './gate/gate.machine.ts'
import { gateCameraMachine } from './gateCamera/gateCamera.machine.ts'
import { gateSyncMachine } from './gateSync/gateSync.machine.ts'
import { invoiceDocumentMachine } from './invoiceDocument/invoiceDocument.machine.ts'
import { invoiceFormMachine } from './invoiceForm/invoiceForm.machine.ts'
import { newConferenceMachine } from './newConference/newConference.machine.ts'
import { draftMachine } from './draft/draft.machine.ts'
import { lazyPageMachine } from './lazyPage/lazyPage.machine.ts'
import { certificateMachine } from './lifecycles/certificate/certificate.machine.ts'
import { invoiceMachine } from './lifecycles/invoice/invoice.machine.ts'
import { mealVoucherMachine } from './lifecycles/mealVoucher/mealVoucher.machine.ts'
import { orderMachine } from './lifecycles/order/order.machine.ts'
import { organizerMachine } from './lifecycles/organizer/organizer.machine.ts'
import { paymentMachine } from './lifecycles/payment/payment.machine.ts'
import { refundMachine } from './lifecycles/refund/refund.machine.ts'
import { ticketMachine } from './lifecycles/ticket/ticket.machine.ts'
import { waitlistMachine } from './lifecycles/waitlist/waitlist.machine.ts'
import { waitTimeMachine } from './waitTime/waitTime.machine.ts'
import { hostTransferMachine } from './hostTransfer/hostTransfer.machine.ts'
import { linkMicAudienceMachine } from './linkMicAudience/linkMicAudience.machine.ts'
import { linkMicHostMachine } from './linkMicHost/linkMicHost.machine.ts'
import { liveHubMachine } from './liveHub/liveHub.machine.ts'
import { memberMenuMachine } from './memberMenu/memberMenu.machine.ts'
import { mutesMachine } from './mutes/mutes.machine.ts'
import { stageMachine } from './stage/stage.machine.ts'
import { localeSwitchMachine } from './localeSwitch/localeSwitch.machine.ts'
import { loginMachine } from './login/login.machine.ts'
import { mobileRedirectMachine } from './mobileRedirect/mobileRedirect.machine.ts'
import { orderRequestMachine } from './orderRequest/orderRequest.machine.ts'
import { organizerEntryMachine } from './organizerEntry/organizerEntry.machine.ts'
import { payAttemptMachine } from './payAttempt/payAttempt.machine.ts'
import { playbackMachine } from './playback/playback.machine.ts'
import { profileMachine } from './profile/profile.machine.ts'
import { quickLoginMachine } from './quickLogin/quickLogin.machine.ts'
import { recordMachine } from './record/record.machine.ts'
import { recordingMachine } from './recording/recording.machine.ts'
import { registrationMachine } from './registration/registration.machine.ts'
import { remoteListMachine } from './remoteList/remoteList.machine.ts'
import { scanMachine } from './scan/scan.machine.ts'
import { scanApprovalMachine } from './scanApproval/scanApproval.machine.ts'
import { screenShareMachine } from './screenShare/screenShare.machine.ts'
import { sendCodeMachine } from './sendCode/sendCode.machine.ts'
import { sessionMachine } from './session/session.machine.ts'
import { siteConfigMachine } from './siteConfig/siteConfig.machine.ts'
import { streamModeMachine } from './streamMode/streamMode.machine.ts'
import { termsMachine } from './terms/terms.machine.ts'
import { transferVoucherMachine } from './transferVoucher/transferVoucher.machine.ts'
import { videoPlaybackMachine } from './videoPlayback/videoPlayback.machine.ts'
import { videoWatchMachine } from './videoWatch/videoWatch.machine.ts'

/** Every machine of the product, by its id. The workshop and the tests go over this list. */
export const machines = {
  attest: attestMachine,
  bindPhone: bindPhoneMachine,
  capture: captureMachine,
  certificate: certificateMachine,
  chat: chatMachine,
  checkout: checkoutMachine,
  collect: collectMachine,
  credentialLogin: credentialLoginMachine,
  deviceCheck: deviceCheckMachine,
  draft: draftMachine,
  inbox: inboxMachine,
  fileUpload: fileUploadMachine,
  gate: gateMachine,
  gateCamera: gateCameraMachine,
  gateSync: gateSyncMachine,
  invoice: invoiceMachine,
  invoiceForm: invoiceFormMachine,
  newConference: newConferenceMachine,
  lazyPage: lazyPageMachine,
  hostTransfer: hostTransferMachine,
  linkMicAudience: linkMicAudienceMachine,
  linkMicHost: linkMicHostMachine,
  liveHub: liveHubMachine,
  memberMenu: memberMenuMachine,
  mutes: mutesMachine,
  stage: stageMachine,
  localeSwitch: localeSwitchMachine,
  login: loginMachine,
  mealVoucher: mealVoucherMachine,
  mobileRedirect: mobileRedirectMachine,
  order: orderMachine,
  orderRequest: orderRequestMachine,
  organizerEntry: organizerEntryMachine,
  organizer: organizerMachine,
  payment: paymentMachine,
  payAttempt: payAttemptMachine,
  playback: playbackMachine,
  profile: profileMachine,
  quickLogin: quickLoginMachine,
  record: recordMachine,
  recording: recordingMachine,
  refund: refundMachine,
  registration: registrationMachine,
  remoteList: remoteListMachine,
  scanApproval: scanApprovalMachine,
  scan: scanMachine,
  screenShare: screenShareMachine,
  sendCode: sendCodeMachine,
  session: sessionMachine,
  siteConfig: siteConfigMachine,
  streamMode: streamModeMachine,
  terms: termsMachine,
  ticket: ticketMachine,
  transferVoucher: transferVoucherMachine,
  invoiceDocument: invoiceDocumentMachine,
  videoPlayback: videoPlaybackMachine,
  videoWatch: videoWatchMachine,
  waitlist: waitlistMachine,
  waitTime: waitTimeMachine,
} satisfies Record<string, AnyStateMachine>

export type MachineId = keyof typeof machines
