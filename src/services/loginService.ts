import type { CodeTarget } from '../contract/codeTarget.ts'
import {
  bindPhone,
  loginByEmail,
  loginByPassword,
  loginByPhone,
  sendBindCode,
  sendEmailLoginCode,
  sendLoginCode,
} from '../contract/login.ts'
import type { LoginResult } from '../contract/login.ts'
import { getSubjects, postponeProfile, saveProfile } from '../contract/user.ts'
import {
  checkScene,
  confirmScene,
  getScene,
  loginByScene,
  openScene,
  sendSceneCode,
} from '../contract/wechat.ts'
import type { Api } from './api.ts'
import type { createCountdowns } from './countdowns.ts'
import type { CredentialStore } from './credentialStore.ts'
import { readCookie } from './cookies.ts'
import { watchVisibility } from './visibility.ts'
import { cutTo } from '../contract/characters.ts'

interface Deps {
  api: Api
  credentials: CredentialStore
  countdowns: ReturnType<typeof createCountdowns>
}

type Credentials =
  | { method: 'phone'; mobile: string; country_code: string; code: string }
  | { method: 'email'; email: string; code: string }
  | { method: 'password'; account: string; password: string; country_code: string }
  | { method: 'bind'; mobile: string; country_code: string; code: string; openid: string }
type Proof =
  | { as: 'session' }
  | { as: 'unbound' }
  | { as: 'phone'; mobile: string; country_code: string; code: string }
interface CodeRequest {
  purpose: 'login' | 'bind' | 'scene'
  target: CodeTarget
}

export type LoginService = ReturnType<typeof createLoginService>

/** Everything that signing in does to the outside world; satisfies the ports of the login machines. */
export const createLoginService = ({ api, credentials, countdowns }: Deps) => {
  const keep = (result: LoginResult) => {
    credentials.keep(result)
    countdowns.forgetContacts()
    return result
  }
  return {
    watchVisibility,
    getScene: async (signal: AbortSignal) => (await api.call(getScene, {}, { signal })).wechat_data,
    checkScene: (scene: string, signal: AbortSignal) =>
      api.call(checkScene, { scene_str: scene }, { signal }),
    collectScene: async (scene: string, signal: AbortSignal) =>
      keep(await api.call(loginByScene, { scene_str: scene, ...tracking() }, { signal })),
    logIn: async (form: Credentials, signal: AbortSignal) => keep(await logIn(api, form, signal)),
    getSubjects: (signal: AbortSignal) => api.call(getSubjects, { is_tree: 1 }, { signal }),
    postponeProfile: async (signal: AbortSignal) => {
      await api.call(postponeProfile, {}, { signal })
    },
    saveProfile: async (
      answers: {
        group_id: 1 | 2
        search_field: number[]
        p_search_field: number[]
        need_submission_service: 0 | 1
      },
      signal: AbortSignal,
    ) => {
      const { search_field, p_search_field } = answers
      await api.call(
        saveProfile,
        { ...answers, search_field: search_field.join(','), p_search_field: p_search_field.join(',') },
        { signal },
      )
    },
    sendCode: async (request: CodeRequest & { scene?: string }, signal: AbortSignal) => {
      const sent = await sendCode(api, request, signal)
      const { channel, ...typed } = request.target
      return countdowns.start(request.purpose, channel, sent.resend_after, typed)
    },
    recallCountdown: ({ purpose, channel }: { purpose: string; channel: string }) =>
      countdowns.recall(purpose, channel),
    openScene: (scene: string, signal: AbortSignal) => api.call(openScene, { scene_str: scene }, { signal }),
    confirmScene: async ({ scene, proof }: { scene: string; proof: Proof }, signal: AbortSignal) => {
      await api.call(confirmScene, { scene_str: scene, ...proof }, { signal })
    },
  }
}

const logIn = (api: Api, form: Credentials, signal: AbortSignal): Promise<LoginResult> => {
  switch (form.method) {
    case 'phone': {
      const { mobile, country_code, code } = form
      const input = { quick_login_type: 1, mobile, country_code, code, ...tracking() }
      return api.call(loginByPhone, input, { signal })
    }
    case 'email':
      return api.call(loginByEmail, { email: form.email, code: form.code, ...tracking() }, { signal })
    case 'password': {
      const { account, password, country_code } = form
      return api.call(loginByPassword, { account, password, country_code, ...tracking() }, { signal })
    }
    case 'bind': {
      const { mobile, country_code, code, openid } = form
      return api.call(bindPhone, { mobile, country_code, code, openid, ...tracking() }, { signal })
    }
  }
}

const sendCode = (
  { call }: Api,
  { purpose, target, scene }: CodeRequest & { scene?: string },
  signal: AbortSignal,
) => {
  if (target.channel === 'email') return call(sendEmailLoginCode, { email: target.email }, { signal })
  const { mobile, country_code } = target
  if (purpose === 'bind') return call(sendBindCode, { mobile, country_code, event: 'login' }, { signal })
  if (purpose === 'scene') {
    return call(sendSceneCode, { scene_str: scene ?? '', mobile, country_code }, { signal })
  }
  return call(sendLoginCode, { mobile, country_code }, { signal })
}

/** LOGIN-09: where the visitor came from; `tg` is set by campaign links, `akey` by partner sites. */
const tracking = () => {
  const query = new URLSearchParams(location.search)
  return {
    akey: cutTo(query.get('akey') ?? '', 200),
    origin: cutTo(query.get('origin') ?? '', 200),
    tg: cutTo(readCookie('tg') ?? '', 200),
  }
}
