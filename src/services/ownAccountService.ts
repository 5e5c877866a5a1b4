import type { CodeTarget } from '../contract/codeTarget.ts'
import { sendEmailCode } from '../contract/login.ts'
import {
  askExport,
  bindWechat,
  changeEmail,
  changePassword,
  changePhone,
  endOwnSession,
  getOwnAccount,
  proveOldContact,
  resetPassword,
  saveOwnProfile,
  sendNewPhoneCode,
  sendOldContactCode,
  sendPasswordCode,
  setAvatar,
  unbindWechat,
  type ContactKind,
  type OwnAccount,
} from '../contract/ownAccount.ts'
import { checkScene, getLoginQrCode } from '../contract/wechat.ts'
import type { NewContact } from '../machines/contactChange/contactChange.types.ts'
import type { SavedWish } from '../machines/ownAccount/ownAccount.types.ts'
import type { NewPassword } from '../machines/passwordReset/passwordReset.types.ts'
import type { CodePurpose, SendTarget } from '../machines/sendCode/sendCode.types.ts'
import type { UploadFact } from '../machines/fileUpload/fileUpload.types.ts'
import type { Api } from './api.ts'
import type { createCountdowns } from './countdowns.ts'
import { sendPicture } from './sendPicture.ts'
import { watchVisibility } from './visibility.ts'

interface Deps {
  api: Api
  countdowns: ReturnType<typeof createCountdowns>
}

/** The own account and everything that changes it; satisfies the ports of its machines. */
export const createOwnAccountService = ({ api, countdowns }: Deps) => {
  /** Scene of the latest QR code: its confirmation binds the account. */
  let scene = ''

  const saveChange = (wish: SavedWish, signal: AbortSignal): Promise<OwnAccount> => {
    switch (wish.kind) {
      case 'saveProfile': {
        const { nickname, search_field, need_submission_service } = wish
        const input = { nickname, search_field: search_field.join(','), need_submission_service }
        return api.call(saveOwnProfile, input, { signal })
      }
      case 'setAvatar':
        return api.call(setAvatar, { avatar: wish.avatar }, { signal })
      case 'changePassword': {
        const { current, password, password_again } = wish
        return api.call(changePassword, { current, password, password_again }, { signal })
      }
      case 'bindWechat':
        return api.call(bindWechat, { scene_str: scene }, { signal })
      case 'unbindWechat':
        return api.call(unbindWechat, {}, { signal })
      case 'endSession':
        return api.call(endOwnSession, { session_id: wish.id }, { signal })
      case 'askExport':
        return api.call(askExport, {}, { signal })
      case 'endOthers':
        return api.call(endOwnSession, {}, { signal })
    }
  }

  return {
    fetchAccount: (signal: AbortSignal) => api.call(getOwnAccount, {}, { signal }),
    saveChange,

    watchVisibility,
    getScene: async (signal: AbortSignal) => {
      const { wechat_data } = await api.call(getLoginQrCode, { purpose: 'bind' }, { signal })
      scene = wechat_data.scene_value
      return wechat_data
    },
    checkScene: async (value: string, signal: AbortSignal) => {
      // The phone is irrelevant here: the scan signs no one in.
      const { mobile: _, ...status } = await api.call(checkScene, { scene_str: value }, { signal })
      return status
    },

    sendCode: async (wish: { purpose: CodePurpose; target: SendTarget }, signal: AbortSignal) => {
      const { resend_after } = await sendCode(api, wish, signal)
      const { channel, ...typed } = wish.target
      return countdowns.start(wish.purpose, channel, resend_after, channel === 'own' ? null : typed)
    },
    recallCountdown: ({ purpose, channel }: { purpose: string; channel: string }) =>
      countdowns.recall(purpose, channel),

    proveOld: async (wish: { kind: ContactKind; code: string }, signal: AbortSignal) =>
      (await api.call(proveOldContact, wish, { signal })).proof,
    saveContact: (
      { contact, code, proof }: { contact: NewContact; code: string; proof: string | null },
      signal: AbortSignal,
    ) => {
      const proved = proof === null ? { code } : { code, proof }
      return contact.kind === 'phone'
        ? api.call(
            changePhone,
            { mobile: contact.mobile, country_code: contact.country_code, ...proved },
            { signal },
          )
        : api.call(changeEmail, { email: contact.email, ...proved }, { signal })
    },

    saveReset: (wish: NewPassword, signal: AbortSignal) => api.call(resetPassword, wish, { signal }),

    sendAvatar: ({ file }: { file: File }, tell: (fact: UploadFact) => void) =>
      sendPicture(api, { kind: 'avatar', file }, tell),
  }
}

const sendCode = (
  { call }: Api,
  { purpose, target }: { purpose: CodePurpose; target: SendTarget },
  signal: AbortSignal,
) => {
  if (target.channel === 'own')
    return call(sendOldContactCode, { kind: purpose === 'oldPhone' ? 'phone' : 'email' }, { signal })
  return purpose === 'password' ? sendForPassword(call, target, signal) : sendToNew(call, target, signal)
}

const sendForPassword = (call: Api['call'], target: CodeTarget, signal: AbortSignal) => {
  // The form has a phone, and no address.
  const { mobile, country_code } = target.channel === 'phone' ? target : { mobile: '', country_code: '' }
  return call(sendPasswordCode, { mobile, country_code }, { signal })
}

const sendToNew = (call: Api['call'], target: CodeTarget, signal: AbortSignal) =>
  target.channel === 'email'
    ? call(sendEmailCode, { email: target.email, event: 'change' }, { signal })
    : call(sendNewPhoneCode, { mobile: target.mobile, country_code: target.country_code }, { signal })
