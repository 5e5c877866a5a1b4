import * as catalogue from './catalogue.ts'
import * as conference from './conference.ts'
import * as invoice from './invoice.ts'
import { uploadInvoice } from './invoiceUpload.ts'
import * as lifecycle from './lifecycle.ts'
import * as live from './live.ts'
import * as login from './login.ts'
import * as notes from './notes.ts'
import * as order from './order.ts'
import * as organizer from './organizer.ts'
import * as ownConference from './ownConference.ts'
import * as site from './site.ts'
import * as ticket from './ticket.ts'
import * as user from './user.ts'
import * as video from './video.ts'
import * as wechat from './wechat.ts'

/**
 * Every call of the wire, by name. The server, the mocks and the OpenAPI document go over this list; the site imports
 * single endpoints instead, so that a page carries only the schemas it uses.
 */
export const calls = {
  countUnread: user.countUnread,
  getNavHeader: site.getNavHeader,
  countCoupon: site.countCoupon,
  logout: user.logout,
  getScene: wechat.getScene,
  checkScene: wechat.checkScene,
  getLoginQrCode: wechat.getLoginQrCode,
  sendLoginCode: login.sendLoginCode,
  loginByPhone: login.loginByPhone,
  loginByPassword: login.loginByPassword,
  sendEmailLoginCode: login.sendEmailLoginCode,
  loginByEmail: login.loginByEmail,
  sendBindCode: login.sendBindCode,
  bindPhone: login.bindPhone,
  getCountries: site.getCountries,
  getSubjects: user.getSubjects,
  saveProfile: user.saveProfile,
  getSiteBase: site.getSiteBase,
  getNavFooter: site.getNavFooter,
  getLinks: site.getLinks,
  getPrivacyPolicy: site.getPrivacyPolicy,
  getAgreement: site.getAgreement,
  getUserInfo: user.getUserInfo,
  getLiveInfo: live.getLiveInfo,
  sendEmailCode: login.sendEmailCode,
  getMessageTypes: user.getMessageTypes,
  upload: site.upload,
  getHelp: site.getHelp,
  shareMeal: ticket.shareMeal,
  claimMeal: ticket.claimMeal,
  listVideoHistory: live.listVideoHistory,
  listLiveHistory: live.listLiveHistory,
  getUserSig: live.getUserSig,
  joinLiveRoom: live.joinLiveRoom,
  updateLiveAnchor: live.updateLiveAnchor,
  removeUser: live.removeUser,
  updateLiveStatus: live.updateLiveStatus,
  updateSetStatus: live.updateSetStatus,
  getMp3: live.getMp3,
  loginByScene: wechat.loginByScene,
  openScene: wechat.openScene,
  sendSceneCode: wechat.sendSceneCode,
  confirmScene: wechat.confirmScene,
  issueTicket: wechat.issueTicket,
  listConferences: catalogue.listConferences,
  listLives: catalogue.listLives,
  listVideos: catalogue.listVideos,
  listNews: catalogue.listNews,
  getVideo: video.getVideo,
  openVideo: video.openVideo,
  saveVideoPosition: video.saveVideoPosition,
  getConference: conference.getConference,
  collect: conference.collect,
  placeOrder: order.placeOrder,
  getDraft: order.getDraft,
  saveDraft: order.saveDraft,
  joinWaitlist: order.joinWaitlist,
  listOrders: order.listOrders,
  getOrder: order.getOrder,
  setCoupon: order.setCoupon,
  requestRefund: order.requestRefund,
  startPayment: order.startPayment,
  getPayment: order.getPayment,
  submitVoucher: order.submitVoucher,
  listCoupons: order.listCoupons,
  listHotels: order.listHotels,
  listInvoices: invoice.listInvoices,
  saveInvoice: invoice.saveInvoice,
  uploadInvoice,
  listTickets: notes.listTickets,
  listMeals: notes.listMeals,
  listCertificates: notes.listCertificates,
  verifyCertificate: notes.verifyCertificate,
  scanTicket: notes.scanTicket,
  listGate: notes.listGate,
  listGateConferences: notes.listGateConferences,
  getApplication: organizer.getApplication,
  submitApplication: organizer.submitApplication,
  listOwnConferences: ownConference.listOwnConferences,
  getOwnConference: ownConference.getOwnConference,
  createConference: ownConference.createConference,
  getRecord: lifecycle.getRecord,
  fireRecord: lifecycle.fireRecord,
  listQueue: lifecycle.listQueue,
  getConsole: lifecycle.getConsole,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
