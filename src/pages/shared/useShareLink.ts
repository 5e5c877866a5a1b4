import type { MessageId } from '../../i18n/locale.ts'
import { useToasts } from './useToasts.ts'

/** Shares addresses: by the system's own dialog where there is one, else as a copy, with a message. */
export const useShareLink = (texts: Readonly<Record<'copied' | 'notCopied', MessageId>>) => {
  const { say } = useToasts()
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      say('success', texts.copied)
    } catch {
      say('error', texts.notCopied)
    }
  }
  const share = async (link: { title: string; url: string }) => {
    if (typeof navigator.share !== 'function') return copy(link.url)
    // Also rejected when nothing was chosen, which needs no message.
    await navigator.share(link).catch(() => undefined)
  }
  return {
    copy: (url: string) => void copy(url),
    share: (link: { title: string; url: string }) => void share(link),
  }
}
