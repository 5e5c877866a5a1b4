import { clearCookie } from '../services/cookies.ts'
import { parseTheme, showTheme } from '../theme/theme.ts'
import type { Theme } from '../theme/theme.ts'
import type { ThemeStore } from './context.tsx'

interface Memory {
  read(): string | null
  write(name: string, value: string): void
}

/** A cookie, so that the server sends the page in the right colours; without a memory (server) it follows the system. */
export const createThemeStore = (memory: Memory | null): ThemeStore => {
  let theme: Theme = parseTheme(memory?.read() ?? null)
  const listeners = new Set<() => void>()
  return {
    read: () => theme,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose(next) {
      theme = next
      if (next === null) clearCookie('theme')
      else memory?.write('theme', next)
      showTheme(next)
      for (const listener of listeners) listener()
    },
  }
}
