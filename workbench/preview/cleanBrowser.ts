import { clearCookie } from '../../src/services/cookies.ts'

/** Each story starts like a first visit. Storybook keeps its own settings in the same storage. */
export const cleanBrowser = () => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (!/storybook|^sb-/i.test(name)) storage.removeItem(name)
  }
  for (const name of ['token', 'sign', 'uid', 'key', 'locale', 'theme', 'tg']) clearCookie(name)
}
