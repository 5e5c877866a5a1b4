// Made from the folders of src/machines by `npm run machines`: do not edit.
import type { AnyStateMachine } from 'xstate'

import { loginMachine } from './login/login.machine.ts'
import { scanMachine } from './scan/scan.machine.ts'
import { scanApprovalMachine } from './scanApproval/scanApproval.machine.ts'
import { quickLoginMachine } from './quickLogin/quickLogin.machine.ts'
import { credentialLoginMachine } from './credentialLogin/credentialLogin.machine.ts'
import { sendCodeMachine } from './sendCode/sendCode.machine.ts'
import { termsMachine } from './terms/terms.machine.ts'
import { bindPhoneMachine } from './bindPhone/bindPhone.machine.ts'
import { profileMachine } from './profile/profile.machine.ts'
import { sessionMachine } from './session/session.machine.ts'
import { siteConfigMachine } from './siteConfig/siteConfig.machine.ts'
import { localeSwitchMachine } from './localeSwitch/localeSwitch.machine.ts'
import { lazyPageMachine } from './lazyPage/lazyPage.machine.ts'
import { mobileRedirectMachine } from './mobileRedirect/mobileRedirect.machine.ts'
import { remoteListMachine } from './remoteList/remoteList.machine.ts'
import { collectMachine } from './collect/collect.machine.ts'
import { videoWatchMachine } from './videoWatch/videoWatch.machine.ts'
import { videoPlaybackMachine } from './videoPlayback/videoPlayback.machine.ts'
import { organizerEntryMachine } from './organizerEntry/organizerEntry.machine.ts'
import { organizerApplicationMachine } from './organizerApplication/organizerApplication.machine.ts'
import { fileUploadMachine } from './fileUpload/fileUpload.machine.ts'
import { organizerMachine } from './lifecycles/organizer/organizer.machine.ts'
import { registrationMachine } from './registration/registration.machine.ts'
import { draftMachine } from './draft/draft.machine.ts'
import { inboxMachine } from './inbox/inbox.machine.ts'
import { recordMachine } from './record/record.machine.ts'
import { orderMachine } from './lifecycles/order/order.machine.ts'
import { orderRequestMachine } from './orderRequest/orderRequest.machine.ts'
import { paymentMachine } from './lifecycles/payment/payment.machine.ts'
import { refundMachine } from './lifecycles/refund/refund.machine.ts'
import { waitlistMachine } from './lifecycles/waitlist/waitlist.machine.ts'
import { invoiceMachine } from './lifecycles/invoice/invoice.machine.ts'
import { ticketMachine } from './lifecycles/ticket/ticket.machine.ts'
import { mealVoucherMachine } from './lifecycles/mealVoucher/mealVoucher.machine.ts'
import { certificateMachine } from './lifecycles/certificate/certificate.machine.ts'
import { checkoutMachine } from './checkout/checkout.machine.ts'
import { payAttemptMachine } from './payAttempt/payAttempt.machine.ts'
import { transferVoucherMachine } from './transferVoucher/transferVoucher.machine.ts'
import { invoiceDocumentMachine } from './invoiceDocument/invoiceDocument.machine.ts'
import { invoiceFormMachine } from './invoiceForm/invoiceForm.machine.ts'
import { newConferenceMachine } from './newConference/newConference.machine.ts'
import { gateMachine } from './gate/gate.machine.ts'
import { gateCameraMachine } from './gateCamera/gateCamera.machine.ts'
import { gateSyncMachine } from './gateSync/gateSync.machine.ts'
import { liveHubMachine } from './liveHub/liveHub.machine.ts'
import { stageMachine } from './stage/stage.machine.ts'
import { recordingMachine } from './recording/recording.machine.ts'
import { guestMicMachine } from './guestMic/guestMic.machine.ts'
import { micRequestMachine } from './micRequest/micRequest.machine.ts'
import { waitTimeMachine } from './waitTime/waitTime.machine.ts'
import { mutesMachine } from './mutes/mutes.machine.ts'
import { memberMenuMachine } from './memberMenu/memberMenu.machine.ts'
import { hostTransferMachine } from './hostTransfer/hostTransfer.machine.ts'
import { chatMachine } from './chat/chat.machine.ts'
import { playbackMachine } from './playback/playback.machine.ts'
import { streamModeMachine } from './streamMode/streamMode.machine.ts'
import { captureMachine } from './capture/capture.machine.ts'
import { screenShareMachine } from './screenShare/screenShare.machine.ts'
import { deviceCheckMachine } from './deviceCheck/deviceCheck.machine.ts'
import { roomConnectionMachine } from './roomConnection/roomConnection.machine.ts'

/** Every machine of the product, by its id. The workshop and the tests go over this list. */
export const machines = {
  login: loginMachine,
  scan: scanMachine,
  scanApproval: scanApprovalMachine,
  quickLogin: quickLoginMachine,
  credentialLogin: credentialLoginMachine,
  sendCode: sendCodeMachine,
  terms: termsMachine,
  bindPhone: bindPhoneMachine,
  profile: profileMachine,
  session: sessionMachine,
  siteConfig: siteConfigMachine,
  localeSwitch: localeSwitchMachine,
  lazyPage: lazyPageMachine,
  mobileRedirect: mobileRedirectMachine,
  remoteList: remoteListMachine,
  collect: collectMachine,
  videoWatch: videoWatchMachine,
  videoPlayback: videoPlaybackMachine,
  organizerEntry: organizerEntryMachine,
  organizerApplication: organizerApplicationMachine,
  fileUpload: fileUploadMachine,
  organizer: organizerMachine,
  registration: registrationMachine,
  draft: draftMachine,
  inbox: inboxMachine,
  record: recordMachine,
  order: orderMachine,
  orderRequest: orderRequestMachine,
  payment: paymentMachine,
  refund: refundMachine,
  waitlist: waitlistMachine,
  invoice: invoiceMachine,
  ticket: ticketMachine,
  mealVoucher: mealVoucherMachine,
  certificate: certificateMachine,
  checkout: checkoutMachine,
  payAttempt: payAttemptMachine,
  transferVoucher: transferVoucherMachine,
  invoiceDocument: invoiceDocumentMachine,
  invoiceForm: invoiceFormMachine,
  newConference: newConferenceMachine,
  gate: gateMachine,
  gateCamera: gateCameraMachine,
  gateSync: gateSyncMachine,
  liveHub: liveHubMachine,
  stage: stageMachine,
  recording: recordingMachine,
  guestMic: guestMicMachine,
  micRequest: micRequestMachine,
  waitTime: waitTimeMachine,
  mutes: mutesMachine,
  memberMenu: memberMenuMachine,
  hostTransfer: hostTransferMachine,
  chat: chatMachine,
  playback: playbackMachine,
  streamMode: streamModeMachine,
  capture: captureMachine,
  screenShare: screenShareMachine,
  deviceCheck: deviceCheckMachine,
  roomConnection: roomConnectionMachine,
} satisfies Record<string, AnyStateMachine>

export type MachineId = keyof typeof machines
