import type { LoginResult } from '../contract/login.ts'
import { clearCookie, readCookie, writeCookie } from './cookies.ts'
import type { KeyValueStore } from './storage.ts'

export type CredentialStore = ReturnType<typeof createCredentialStore>

/** SES-02, LOGIN-05: token, sign and uid as cookies for 30 days; SES-03: storage that is cleared when a session ends. */
export const createCredentialStore = (local: KeyValueStore) => ({
  read: () => ({
    token: readCookie('token') ?? '',
    sign: readCookie('sign') ?? '',
    uid: readCookie('uid') ?? '',
  }),
  isHeld: () => readCookie('token') !== null,
  keep(result: LoginResult) {
    writeCookie('token', result.token)
    writeCookie('sign', result.sign)
    writeCookie('uid', String(result.user_id))
  },
  forget() {
    for (const name of ['token', 'sign', 'uid', 'key']) clearCookie(name)
    local.clear()
  },
})
