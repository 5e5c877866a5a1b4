import { useToasts } from '../shared/useToasts.ts'

/** Hands the page to the system's own dialog, where there is one; elsewhere its address is copied, which is said. */
export const useShare = (title: string) => {
  const { say } = useToasts()
  const share = async () => {
    const url = `${location.origin}${location.pathname}`
    if (typeof navigator.share === 'function') {
      // Also rejected when nothing was chosen, of which nothing needs to be said.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      say('success', 'news.copied')
    } catch {
      say('error', 'news.notCopied')
    }
  }
  return () => void share()
}
