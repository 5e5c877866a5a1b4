// Made from the folders of src/machines by `npm run machines`: do not edit.
import { machines } from '../src/machines/registry.ts'
import type { MachineId } from '../src/machines/registry.ts'
import type { AnyModel } from '../src/machines/shared/model.ts'
import type { Words } from '../src/machines/shared/words.ts'
import { login as loginModel } from '../src/machines/login/login.model.ts'
import { login as loginWords } from '../src/machines/login/login.words.ts'
import { scan as scanModel } from '../src/machines/scan/scan.model.ts'
import { scan as scanWords } from '../src/machines/scan/scan.words.ts'
import { scanApproval as scanApprovalModel } from '../src/machines/scanApproval/scanApproval.model.ts'
import { scanApproval as scanApprovalWords } from '../src/machines/scanApproval/scanApproval.words.ts'
import { quickLogin as quickLoginModel } from '../src/machines/quickLogin/quickLogin.model.ts'
import { quickLogin as quickLoginWords } from '../src/machines/quickLogin/quickLogin.words.ts'
import { credentialLogin as credentialLoginModel } from '../src/machines/credentialLogin/credentialLogin.model.ts'
import { credentialLogin as credentialLoginWords } from '../src/machines/credentialLogin/credentialLogin.words.ts'
import { sendCode as sendCodeModel } from '../src/machines/sendCode/sendCode.model.ts'
import { sendCode as sendCodeWords } from '../src/machines/sendCode/sendCode.words.ts'
import { terms as termsModel } from '../src/machines/terms/terms.model.ts'
import { terms as termsWords } from '../src/machines/terms/terms.words.ts'
import { bindPhone as bindPhoneModel } from '../src/machines/bindPhone/bindPhone.model.ts'
import { bindPhone as bindPhoneWords } from '../src/machines/bindPhone/bindPhone.words.ts'
import { profile as profileModel } from '../src/machines/profile/profile.model.ts'
import { profile as profileWords } from '../src/machines/profile/profile.words.ts'
import { session as sessionModel } from '../src/machines/session/session.model.ts'
import { session as sessionWords } from '../src/machines/session/session.words.ts'
import { siteConfig as siteConfigModel } from '../src/machines/siteConfig/siteConfig.model.ts'
import { siteConfig as siteConfigWords } from '../src/machines/siteConfig/siteConfig.words.ts'
import { localeSwitch as localeSwitchModel } from '../src/machines/localeSwitch/localeSwitch.model.ts'
import { localeSwitch as localeSwitchWords } from '../src/machines/localeSwitch/localeSwitch.words.ts'
import { lazyPage as lazyPageModel } from '../src/machines/lazyPage/lazyPage.model.ts'
import { lazyPage as lazyPageWords } from '../src/machines/lazyPage/lazyPage.words.ts'
import { mobileRedirect as mobileRedirectModel } from '../src/machines/mobileRedirect/mobileRedirect.model.ts'
import { mobileRedirect as mobileRedirectWords } from '../src/machines/mobileRedirect/mobileRedirect.words.ts'
import { remoteList as remoteListModel } from '../src/machines/remoteList/remoteList.model.ts'
import { remoteList as remoteListWords } from '../src/machines/remoteList/remoteList.words.ts'
import { collect as collectModel } from '../src/machines/collect/collect.model.ts'
import { collect as collectWords } from '../src/machines/collect/collect.words.ts'
import { videoWatch as videoWatchModel } from '../src/machines/videoWatch/videoWatch.model.ts'
import { videoWatch as videoWatchWords } from '../src/machines/videoWatch/videoWatch.words.ts'
import { videoPlayback as videoPlaybackModel } from '../src/machines/videoPlayback/videoPlayback.model.ts'
import { videoPlayback as videoPlaybackWords } from '../src/machines/videoPlayback/videoPlayback.words.ts'
import { organizerEntry as organizerEntryModel } from '../src/machines/organizerEntry/organizerEntry.model.ts'
import { organizerEntry as organizerEntryWords } from '../src/machines/organizerEntry/organizerEntry.words.ts'
import { organizerApplication as organizerApplicationModel } from '../src/machines/organizerApplication/organizerApplication.model.ts'
import { organizerApplication as organizerApplicationWords } from '../src/machines/organizerApplication/organizerApplication.words.ts'
import { fileUpload as fileUploadModel } from '../src/machines/fileUpload/fileUpload.model.ts'
import { fileUpload as fileUploadWords } from '../src/machines/fileUpload/fileUpload.words.ts'
import { organizer as organizerModel } from '../src/machines/lifecycles/organizer/organizer.model.ts'
import { organizer as organizerWords } from '../src/machines/lifecycles/organizer/organizer.words.ts'
import { registration as registrationModel } from '../src/machines/registration/registration.model.ts'
import { registration as registrationWords } from '../src/machines/registration/registration.words.ts'
import { draft as draftModel } from '../src/machines/draft/draft.model.ts'
import { draft as draftWords } from '../src/machines/draft/draft.words.ts'
import { inbox as inboxModel } from '../src/machines/inbox/inbox.model.ts'
import { inbox as inboxWords } from '../src/machines/inbox/inbox.words.ts'
import { record as recordModel } from '../src/machines/record/record.model.ts'
import { record as recordWords } from '../src/machines/record/record.words.ts'
import { order as orderModel } from '../src/machines/lifecycles/order/order.model.ts'
import { order as orderWords } from '../src/machines/lifecycles/order/order.words.ts'
import { orderRequest as orderRequestModel } from '../src/machines/orderRequest/orderRequest.model.ts'
import { orderRequest as orderRequestWords } from '../src/machines/orderRequest/orderRequest.words.ts'
import { payment as paymentModel } from '../src/machines/lifecycles/payment/payment.model.ts'
import { payment as paymentWords } from '../src/machines/lifecycles/payment/payment.words.ts'
import { refund as refundModel } from '../src/machines/lifecycles/refund/refund.model.ts'
import { refund as refundWords } from '../src/machines/lifecycles/refund/refund.words.ts'
import { waitlist as waitlistModel } from '../src/machines/lifecycles/waitlist/waitlist.model.ts'
import { waitlist as waitlistWords } from '../src/machines/lifecycles/waitlist/waitlist.words.ts'
import { invoice as invoiceModel } from '../src/machines/lifecycles/invoice/invoice.model.ts'
import { invoice as invoiceWords } from '../src/machines/lifecycles/invoice/invoice.words.ts'
import { ticket as ticketModel } from '../src/machines/lifecycles/ticket/ticket.model.ts'
import { ticket as ticketWords } from '../src/machines/lifecycles/ticket/ticket.words.ts'
import { mealVoucher as mealVoucherModel } from '../src/machines/lifecycles/mealVoucher/mealVoucher.model.ts'
import { mealVoucher as mealVoucherWords } from '../src/machines/lifecycles/mealVoucher/mealVoucher.words.ts'
import { certificate as certificateModel } from '../src/machines/lifecycles/certificate/certificate.model.ts'
import { certificate as certificateWords } from '../src/machines/lifecycles/certificate/certificate.words.ts'
import { checkout as checkoutModel } from '../src/machines/checkout/checkout.model.ts'
import { checkout as checkoutWords } from '../src/machines/checkout/checkout.words.ts'
import { payAttempt as payAttemptModel } from '../src/machines/payAttempt/payAttempt.model.ts'
import { payAttempt as payAttemptWords } from '../src/machines/payAttempt/payAttempt.words.ts'
import { transferVoucher as transferVoucherModel } from '../src/machines/transferVoucher/transferVoucher.model.ts'
import { transferVoucher as transferVoucherWords } from '../src/machines/transferVoucher/transferVoucher.words.ts'
import { invoiceDocument as invoiceDocumentModel } from '../src/machines/invoiceDocument/invoiceDocument.model.ts'
import { invoiceDocument as invoiceDocumentWords } from '../src/machines/invoiceDocument/invoiceDocument.words.ts'
import { invoiceForm as invoiceFormModel } from '../src/machines/invoiceForm/invoiceForm.model.ts'
import { invoiceForm as invoiceFormWords } from '../src/machines/invoiceForm/invoiceForm.words.ts'
import { newConference as newConferenceModel } from '../src/machines/newConference/newConference.model.ts'
import { newConference as newConferenceWords } from '../src/machines/newConference/newConference.words.ts'
import { gate as gateModel } from '../src/machines/gate/gate.model.ts'
import { gate as gateWords } from '../src/machines/gate/gate.words.ts'
import { gateCamera as gateCameraModel } from '../src/machines/gateCamera/gateCamera.model.ts'
import { gateCamera as gateCameraWords } from '../src/machines/gateCamera/gateCamera.words.ts'
import { gateSync as gateSyncModel } from '../src/machines/gateSync/gateSync.model.ts'
import { gateSync as gateSyncWords } from '../src/machines/gateSync/gateSync.words.ts'
import { liveHub as liveHubModel } from '../src/machines/liveHub/liveHub.model.ts'
import { liveHub as liveHubWords } from '../src/machines/liveHub/liveHub.words.ts'
import { stage as stageModel } from '../src/machines/stage/stage.model.ts'
import { stage as stageWords } from '../src/machines/stage/stage.words.ts'
import { recording as recordingModel } from '../src/machines/recording/recording.model.ts'
import { recording as recordingWords } from '../src/machines/recording/recording.words.ts'
import { guestMic as guestMicModel } from '../src/machines/guestMic/guestMic.model.ts'
import { guestMic as guestMicWords } from '../src/machines/guestMic/guestMic.words.ts'
import { micRequest as micRequestModel } from '../src/machines/micRequest/micRequest.model.ts'
import { micRequest as micRequestWords } from '../src/machines/micRequest/micRequest.words.ts'
import { waitTime as waitTimeModel } from '../src/machines/waitTime/waitTime.model.ts'
import { waitTime as waitTimeWords } from '../src/machines/waitTime/waitTime.words.ts'
import { mutes as mutesModel } from '../src/machines/mutes/mutes.model.ts'
import { mutes as mutesWords } from '../src/machines/mutes/mutes.words.ts'
import { memberMenu as memberMenuModel } from '../src/machines/memberMenu/memberMenu.model.ts'
import { memberMenu as memberMenuWords } from '../src/machines/memberMenu/memberMenu.words.ts'
import { hostTransfer as hostTransferModel } from '../src/machines/hostTransfer/hostTransfer.model.ts'
import { hostTransfer as hostTransferWords } from '../src/machines/hostTransfer/hostTransfer.words.ts'
import { chat as chatModel } from '../src/machines/chat/chat.model.ts'
import { chat as chatWords } from '../src/machines/chat/chat.words.ts'
import { playback as playbackModel } from '../src/machines/playback/playback.model.ts'
import { playback as playbackWords } from '../src/machines/playback/playback.words.ts'
import { streamMode as streamModeModel } from '../src/machines/streamMode/streamMode.model.ts'
import { streamMode as streamModeWords } from '../src/machines/streamMode/streamMode.words.ts'
import { capture as captureModel } from '../src/machines/capture/capture.model.ts'
import { capture as captureWords } from '../src/machines/capture/capture.words.ts'
import { screenShare as screenShareModel } from '../src/machines/screenShare/screenShare.model.ts'
import { screenShare as screenShareWords } from '../src/machines/screenShare/screenShare.words.ts'
import { deviceCheck as deviceCheckModel } from '../src/machines/deviceCheck/deviceCheck.model.ts'
import { deviceCheck as deviceCheckWords } from '../src/machines/deviceCheck/deviceCheck.words.ts'
import { roomConnection as roomConnectionModel } from '../src/machines/roomConnection/roomConnection.model.ts'
import { roomConnection as roomConnectionWords } from '../src/machines/roomConnection/roomConnection.words.ts'
import type { MachineEntry } from './atlas/registry/entry.types.ts'

/** What each machine is walked with. */
export const models: Readonly<Record<MachineId, AnyModel>> = {
  login: loginModel,
  scan: scanModel,
  scanApproval: scanApprovalModel,
  quickLogin: quickLoginModel,
  credentialLogin: credentialLoginModel,
  sendCode: sendCodeModel,
  terms: termsModel,
  bindPhone: bindPhoneModel,
  profile: profileModel,
  session: sessionModel,
  siteConfig: siteConfigModel,
  localeSwitch: localeSwitchModel,
  lazyPage: lazyPageModel,
  mobileRedirect: mobileRedirectModel,
  remoteList: remoteListModel,
  collect: collectModel,
  videoWatch: videoWatchModel,
  videoPlayback: videoPlaybackModel,
  organizerEntry: organizerEntryModel,
  organizerApplication: organizerApplicationModel,
  fileUpload: fileUploadModel,
  organizer: organizerModel,
  registration: registrationModel,
  draft: draftModel,
  inbox: inboxModel,
  record: recordModel,
  order: orderModel,
  orderRequest: orderRequestModel,
  payment: paymentModel,
  refund: refundModel,
  waitlist: waitlistModel,
  invoice: invoiceModel,
  ticket: ticketModel,
  mealVoucher: mealVoucherModel,
  certificate: certificateModel,
  checkout: checkoutModel,
  payAttempt: payAttemptModel,
  transferVoucher: transferVoucherModel,
  invoiceDocument: invoiceDocumentModel,
  invoiceForm: invoiceFormModel,
  newConference: newConferenceModel,
  gate: gateModel,
  gateCamera: gateCameraModel,
  gateSync: gateSyncModel,
  liveHub: liveHubModel,
  stage: stageModel,
  recording: recordingModel,
  guestMic: guestMicModel,
  micRequest: micRequestModel,
  waitTime: waitTimeModel,
  mutes: mutesModel,
  memberMenu: memberMenuModel,
  hostTransfer: hostTransferModel,
  chat: chatModel,
  playback: playbackModel,
  streamMode: streamModeModel,
  capture: captureModel,
  screenShare: screenShareModel,
  deviceCheck: deviceCheckModel,
  roomConnection: roomConnectionModel,
}

const words: Readonly<Record<MachineId, Words>> = {
  login: loginWords,
  scan: scanWords,
  scanApproval: scanApprovalWords,
  quickLogin: quickLoginWords,
  credentialLogin: credentialLoginWords,
  sendCode: sendCodeWords,
  terms: termsWords,
  bindPhone: bindPhoneWords,
  profile: profileWords,
  session: sessionWords,
  siteConfig: siteConfigWords,
  localeSwitch: localeSwitchWords,
  lazyPage: lazyPageWords,
  mobileRedirect: mobileRedirectWords,
  remoteList: remoteListWords,
  collect: collectWords,
  videoWatch: videoWatchWords,
  videoPlayback: videoPlaybackWords,
  organizerEntry: organizerEntryWords,
  organizerApplication: organizerApplicationWords,
  fileUpload: fileUploadWords,
  organizer: organizerWords,
  registration: registrationWords,
  draft: draftWords,
  inbox: inboxWords,
  record: recordWords,
  order: orderWords,
  orderRequest: orderRequestWords,
  payment: paymentWords,
  refund: refundWords,
  waitlist: waitlistWords,
  invoice: invoiceWords,
  ticket: ticketWords,
  mealVoucher: mealVoucherWords,
  certificate: certificateWords,
  checkout: checkoutWords,
  payAttempt: payAttemptWords,
  transferVoucher: transferVoucherWords,
  invoiceDocument: invoiceDocumentWords,
  invoiceForm: invoiceFormWords,
  newConference: newConferenceWords,
  gate: gateWords,
  gateCamera: gateCameraWords,
  gateSync: gateSyncWords,
  liveHub: liveHubWords,
  stage: stageWords,
  recording: recordingWords,
  guestMic: guestMicWords,
  micRequest: micRequestWords,
  waitTime: waitTimeWords,
  mutes: mutesWords,
  memberMenu: memberMenuWords,
  hostTransfer: hostTransferWords,
  chat: chatWords,
  playback: playbackWords,
  streamMode: streamModeWords,
  capture: captureWords,
  screenShare: screenShareWords,
  deviceCheck: deviceCheckWords,
  roomConnection: roomConnectionWords,
}

const entry = (id: MachineId): MachineEntry => ({ ...words[id], machine: machines[id], model: models[id] })

/** What the workshop says about each machine, in the order in which a reader meets them. */
export const registry: Readonly<Record<MachineId, MachineEntry>> = {
  login: entry('login'),
  scan: entry('scan'),
  scanApproval: entry('scanApproval'),
  quickLogin: entry('quickLogin'),
  credentialLogin: entry('credentialLogin'),
  sendCode: entry('sendCode'),
  terms: entry('terms'),
  bindPhone: entry('bindPhone'),
  profile: entry('profile'),
  session: entry('session'),
  siteConfig: entry('siteConfig'),
  localeSwitch: entry('localeSwitch'),
  lazyPage: entry('lazyPage'),
  mobileRedirect: entry('mobileRedirect'),
  remoteList: entry('remoteList'),
  collect: entry('collect'),
  videoWatch: entry('videoWatch'),
  videoPlayback: entry('videoPlayback'),
  organizerEntry: entry('organizerEntry'),
  organizerApplication: entry('organizerApplication'),
  fileUpload: entry('fileUpload'),
  organizer: entry('organizer'),
  registration: entry('registration'),
  draft: entry('draft'),
  inbox: entry('inbox'),
  record: entry('record'),
  order: entry('order'),
  orderRequest: entry('orderRequest'),
  payment: entry('payment'),
  refund: entry('refund'),
  waitlist: entry('waitlist'),
  invoice: entry('invoice'),
  ticket: entry('ticket'),
  mealVoucher: entry('mealVoucher'),
  certificate: entry('certificate'),
  checkout: entry('checkout'),
  payAttempt: entry('payAttempt'),
  transferVoucher: entry('transferVoucher'),
  invoiceDocument: entry('invoiceDocument'),
  invoiceForm: entry('invoiceForm'),
  newConference: entry('newConference'),
  gate: entry('gate'),
  gateCamera: entry('gateCamera'),
  gateSync: entry('gateSync'),
  liveHub: entry('liveHub'),
  stage: entry('stage'),
  recording: entry('recording'),
  guestMic: entry('guestMic'),
  micRequest: entry('micRequest'),
  waitTime: entry('waitTime'),
  mutes: entry('mutes'),
  memberMenu: entry('memberMenu'),
  hostTransfer: entry('hostTransfer'),
  chat: entry('chat'),
  playback: entry('playback'),
  streamMode: entry('streamMode'),
  capture: entry('capture'),
  screenShare: entry('screenShare'),
  deviceCheck: entry('deviceCheck'),
  roomConnection: entry('roomConnection'),
}
