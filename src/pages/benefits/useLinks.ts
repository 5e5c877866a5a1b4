import { useIntl } from 'react-intl'

import { useToasts } from '../shared/useToasts.ts'

/** Hands addresses of this site to friends: by the system's own dialog where there is one, else as a copy. */
export const useLinks = () => {
  const { say } = useToasts()
  const { formatMessage } = useIntl()
  const copy = async (path: string) => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${path}`)
      say('success', 'benefits.copied')
    } catch {
      say('error', 'benefits.notCopied')
    }
  }
  const share = async (path: string) => {
    if (typeof navigator.share !== 'function') return copy(path)
    const title = formatMessage({ id: 'benefits.invite.title' })
    // Also rejected when nothing was chosen, of which nothing needs to be said.
    await navigator.share({ title, url: `${location.origin}${path}` }).catch(() => undefined)
  }
  return { copy: (path: string) => void copy(path), share: (path: string) => void share(path) }
}
